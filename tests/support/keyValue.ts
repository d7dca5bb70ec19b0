/** Payload's key-value store, in memory. */
export function aKeyValueStore() {
  const kept = new Map<string, unknown>();
  return {
    get: async (key: string) => kept.get(key) ?? null,
    set: async (key: string, value: unknown) => void kept.set(key, structuredClone(value)),
    delete: async (key: string) => void kept.delete(key),
  };
}
