const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Focusable items: links, and the summaries of the next level; not what is inside a closed one. */
const REACHED = 'ul :is(a, summary):not(details:not([open]) ul *)';

/**
 * Arrow keys in a submenu: from the button to the first link, then from link to link, wrapping around. True when it
 * handled the key.
 */
export function moveFocus(root: HTMLElement, key: string): boolean {
  const links = [...root.querySelectorAll<HTMLElement>(REACHED)];
  const current = links.findIndex((link) => link === document.activeElement);
  const step = STEP[key];
  if (links.length === 0) return false;
  if (key === 'Home' && current >= 0) links[0]?.focus();
  else if (key === 'End' && current >= 0) links.at(-1)?.focus();
  else if (step === undefined) return false;
  else {
    const from = current < 0 && step < 0 ? 0 : current;
    links[(from + step + links.length) % links.length]?.focus();
  }
  return true;
}
