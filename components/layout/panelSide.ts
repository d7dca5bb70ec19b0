/** Opens a submenu to the other side where it would be cut off, as at the end of any row of the bar. */
export function keepInside(root: HTMLElement, panel: Element) {
  delete root.dataset.side;
  const { left, right } = panel.getBoundingClientRect();
  const isOutLeft = left < 0;
  if (!isOutLeft && right <= document.documentElement.clientWidth) return;
  const startsLeft = getComputedStyle(panel).direction !== 'rtl';
  root.dataset.side = isOutLeft === startsLeft ? 'start' : 'end';
}
