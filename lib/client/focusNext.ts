/** A control that goes when it is pressed takes the focus with it: this gives it to another, once that is drawn. */
export const focusNext = (find: () => HTMLElement | null | undefined) =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) find()?.focus();
  });
