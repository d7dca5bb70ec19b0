/** Without what isn't known: an empty text, no number, an empty list. Nothing is invented in its place. */
export function known<T extends object>(facts: T): T {
  const isKnown = (value: unknown) =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && !value[0]);
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => isKnown(value))) as T;
}
