/** The page's text direction. */
export const isRightToLeft = () => document.documentElement.dir === 'rtl';

/** How far into the window the header reaches, and what stays below it, in pixels: only the style sheets know. */
export const roomAtTop = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** The media query for reduced motion, with change events. */
export const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** A browser without popovers doesn't know `:popover-open` either, and throws when it is asked. */
export const hasPopovers = (element: HTMLElement) => typeof element.showPopover === 'function';

type Event = Pick<
  MouseEvent | KeyboardEvent,
  'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>;

/** A click or key press without modifier keys that nobody has handled yet. */
export const isPlain = ({ defaultPrevented, ctrlKey, metaKey, shiftKey, altKey }: Event) =>
  !(defaultPrevented || ctrlKey || metaKey || shiftKey || altKey);

/** A plain click on a link of ours changes this page to its address; any other is the browser's. */
export function followHere(
  event: React.MouseEvent<HTMLAnchorElement>,
  onChange: (address: string) => void,
) {
  if (!isPlain(event)) return;
  event.preventDefault();
  onChange(event.currentTarget.pathname + event.currentTarget.search);
}

/** Loads an address in the place of what could not be opened. False while the line is down: the browser's own error page would come instead. */
export function goInstead(address: string): boolean {
  const { onLine } = navigator;
  if (onLine) window.location.assign(address);
  return onLine;
}

/** Reports when an element enters or leaves the viewport (extended by `rootMargin`). Of several changes in a row only the last counts. */
export function observe(
  element: Element,
  onChange: (entry: IntersectionObserverEntry) => void,
  rootMargin?: string,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last) onChange(last);
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
