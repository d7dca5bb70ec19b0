/** The way that the page reads. */
export const isRightToLeft = () => document.documentElement.dir === 'rtl';

/** Whether the visitor wants little to move: `matches`, and tells of a change. */
export const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

type Event = Pick<
  MouseEvent | KeyboardEvent,
  'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>;

/** A click or a key that is ours to act on: nobody has yet, and the browser isn't asked for a new tab or window. */
export const isPlain = ({ defaultPrevented, ctrlKey, metaKey, shiftKey, altKey }: Event) =>
  !(defaultPrevented || ctrlKey || metaKey || shiftKey || altKey);

/** Tells whether an element is in sight (or as near as `rootMargin`) whenever that changes; of changes that come together the last. */
export function watchSight(
  element: Element,
  tell: (entry: IntersectionObserverEntry) => void,
  rootMargin?: string,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last) tell(last);
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
