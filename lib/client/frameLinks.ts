import { decoded } from '@/lib/decoded';
import { localePath, splitLocale } from '@/lib/i18n/localePath';

type Awaited = { address: string; isSamePage: boolean };

/** Where the link of the header or the footer leads that was pressed last, until its page is drawn. */
let awaited: Awaited | null = null;

/** Whether such a page is on its way. Next forgets it when it hears of another address meanwhile. */
export const isPageAwaited = () => awaited !== null;

/** As Next tells of it when it is drawn: the same query in other letters is no other, nor is `/en/news`, which leads to `/news`. */
function addressOf({ pathname, search, hash }: HTMLAnchorElement | Location) {
  const { locale, path } = splitLocale(pathname);
  const page = localePath(locale, path);
  const query = String(new URLSearchParams(search));
  return { page, query, whole: `${page}?${query}${hash}` };
}

/** Those of languages load a page, or the same one again. */
const LINKS = 'body > :is(header, footer) a:not([hreflang])';

/** Who goes on by Tab is in what has come, not below it. */
function leaveFooter() {
  if (!document.activeElement?.closest('body > footer')) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}

function goToPlace() {
  const hash = decoded(window.location.hash.slice(1));
  const place = hash ? document.getElementById(hash) : null;
  if (place) place.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * To be called when a page is drawn, or the same one with another query, and its address is there: the entry before keeps its place of
 * scrolling. Next scrolls only to what is new, so not on the page that is shown already, and leaves the focus where it was.
 */
export function beginPage() {
  const isCome = awaited?.address === addressOf(window.location).whole;
  if (isCome && awaited?.isSamePage) goToPlace();
  if (isCome) leaveFooter();
  awaited = null;
}

/** Has links of the header and the footer lead to where a page begins, also on the page that is shown already. Returns what ends it. */
export function hearFrameLinks() {
  const hear = ({ target, defaultPrevented }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINKS);
    // What Next has not taken is the browser's.
    if (!link || !defaultPrevented) return;
    const [asked, shown] = [addressOf(link), addressOf(window.location)];
    const isSamePage = asked.page === shown.page;
    const isDrawn = !isSamePage || asked.query !== shown.query;
    awaited = isDrawn ? { address: asked.whole, isSamePage } : null;
    if (isDrawn) return;
    // Another place of what is shown, or the very same address: nothing tells when to begin. To another place Next scrolls.
    if (asked.whole === shown.whole) goToPlace();
    leaveFooter();
  };
  // After the document, where React hears it.
  window.addEventListener('click', hear);
  return () => window.removeEventListener('click', hear);
}
