import { isId } from '@/lib/query';
import { artworkPath } from '@/lib/routes';
import { reducedMotion } from './browser';

/** An entry of the history for what lies over a page: no other page, and closed without a move. */
export const OVERLAY = { isOverlay: true };

/** A page that takes longer comes without a move. */
const WAIT_MS = 2000;

function isWork(address: string): boolean {
  const { pathname } = new URL(address);
  const id = pathname.slice(pathname.lastIndexOf('/') + 1);
  return isId(id) && pathname.endsWith(artworkPath(id));
}

export const isAtOverlay = () =>
  Boolean(window.history.state?.isOverlay) && isWork(window.location.href);

/** To be called when a document begins: what is loaded at the entry of a viewer is the work's own page. */
export function forgetOverlay() {
  if (isAtOverlay()) window.history.replaceState({ ...window.history.state, isOverlay: false }, '');
}

let isToldLater = false;
let onArrival = () => {};

/** To be called as soon as another page is drawn, while the browser still waits to show it. */
export function arrive() {
  onArrival();
  onArrival = () => {};
}

/** React draws without a move whatever it hears of while the browser tells where it went: so it hears of it a moment later. */
function tellLater() {
  isToldLater = true;
  setTimeout(() => {
    isToldLater = false;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
}

function holdBack(event: Event) {
  if (isToldLater) event.stopImmediatePropagation();
}

function lead(event: NavigateEvent) {
  const { navigationType, canIntercept, hasUAVisualTransition, destination } = event;
  if (navigationType !== 'traverse' || !canIntercept || hasUAVisualTransition) return;
  const isBetweenPages = !isAtOverlay() && !reducedMotion().matches;
  if (!isBetweenPages || isWork(destination.url) === isWork(window.location.href)) return;
  const handler = () =>
    new Promise<void>((resolve) => {
      onArrival = () => {
        try {
          // To where one was: before the browser looks at where the painting is now.
          event.scroll();
        } catch {
          // It took too long: the move is over.
        }
        resolve();
      };
      tellLater();
      setTimeout(resolve, WAIT_MS);
    });
  event.intercept({ focusReset: 'manual', handler });
}

/**
 * Has paintings move on the way back and forward between a work's page and another, too (docs/decisions/0059). To be called before
 * Next's router begins to listen, as browsers tell in that order. Returns what ends it.
 */
export function beginMovesBack() {
  const { navigation } = window;
  if (!navigation || !('startViewTransition' in document)) return undefined;
  navigation.addEventListener('navigate', lead);
  window.addEventListener('popstate', holdBack, true);
  return () => {
    navigation.removeEventListener('navigate', lead);
    window.removeEventListener('popstate', holdBack, true);
  };
}
