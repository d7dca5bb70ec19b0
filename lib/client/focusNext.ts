/** A control that goes when it is pressed takes the focus with it: this gives it to another, once that is drawn. */
export const focusNext = (find: () => HTMLElement | null | undefined) =>
  requestAnimationFrame(() => {
    // Safari gives a pressed button no focus, but what is round it: the page's content (components/ui/Main.tsx).
    if (document.activeElement?.matches('body, #main')) find()?.focus();
  });

/** Of a list from which one went: what stands in its place now, or else the last. */
export function inItsPlace(list: ParentNode | null, selector: string, place: number) {
  const left = [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return left.at(place) ?? left.at(-1);
}
