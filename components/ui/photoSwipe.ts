import PhotoSwipe, { type PhotoSwipeOptions } from 'photoswipe';
import { isPlain, isRightToLeft, reducedMotion } from '@/lib/client/browser';
import { latinKey } from '@/lib/client/latinKey';
import { tellLostMouse } from '@/lib/client/whileHeld';
import 'photoswipe/style.css';
import './photoswipe.css';

/** PhotoSwipe goes round from three slides on: two pictures have four. */
const TWO = 2;

/**
 * Maps PhotoSwipe's slides, which always run from left to right, to pictures in reading order. In a right-to-left page
 * the first picture is the last slide at first. Pictures added later come where the loop closes.
 */
export function startOrder(count: number, isRtl: boolean) {
  const step = isRtl ? -1 : 1;
  let length = count;
  /** The picture of the first slide. */
  let first = isRtl ? count - 1 : 0;
  const round = (at: number) => ((at % length) + length) % length;
  const pictureAt = (place: number) => round(first + step * place);
  return {
    /** The picture at this place keeps it. */
    grow(to: number, place: number) {
      const picture = pictureAt(place);
      length = to;
      first = round(picture - step * place);
    },
    slides: () => (length === TWO ? 2 * TWO : length),
    pictureAt,
    placeOf: (picture: number) => round(step * (picture - first)),
  };
}

type Order = ReturnType<typeof startOrder>;

const MOVES = {
  ArrowLeft: (viewer: PhotoSwipe) => viewer.prev(),
  ArrowRight: (viewer: PhotoSwipe) => viewer.next(),
  Escape: (viewer: PhotoSwipe) => viewer.close(),
};
type Key = keyof typeof MOVES;

/** PhotoSwipe ignores keys while it opens: these are recorded and replayed then. */
export function recordEarlyKeys(keys: readonly Key[]) {
  const early: Key[] = [];
  const end = new AbortController();
  const keep = (event: KeyboardEvent) => {
    const key = keys.find((one) => one === event.key);
    if (!key || !isPlain(event)) return;
    event.preventDefault();
    early.push(key);
  };
  document.addEventListener('keydown', keep, { signal: end.signal });
  return {
    stop: () => end.abort(),
    replayIn: (viewer: PhotoSwipe) =>
      viewer.on('bindEvents', () => {
        end.abort();
        early.forEach((key) => MOVES[key](viewer));
      }),
  };
}

/** In what is read beside a picture. */
export const isBeside = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('aside') !== null;

/**
 * PhotoSwipe knows `z` alone, not with Caps Lock, nor on a Russian or Arabic keyboard; and it hears it on the whole page, where
 * a letter may be meant for something else (WCAG 2.1.4).
 */
function hearEveryZ(viewer: PhotoSwipe) {
  viewer.on('keydown', (event) => {
    const { originalEvent } = event;
    if (latinKey(originalEvent) !== 'z') return;
    if (isBeside(originalEvent)) event.preventDefault();
    else if (originalEvent.key !== 'z' && isPlain(originalEvent)) {
      originalEvent.preventDefault();
      viewer.toggleZoom();
    }
  });
}

/**
 * With several pictures PhotoSwipe moves on by the left and right arrows, or, without its option, over a zoomed picture only: a
 * picture that is wider than its place must be seen whole by keyboard, too (WCAG 2.1.1). Where it isn't, and beside it, where up and
 * down scroll, they still move on.
 */
function panByArrows(viewer: PhotoSwipe) {
  viewer.on('keydown', ({ originalEvent }) => {
    const { min, max } = viewer.currSlide?.bounds ?? {};
    viewer.options.arrowKeys = min?.x === max?.x || isBeside(originalEvent);
  });
}

/** PhotoSwipe asks for a picture that failed again when it is shown again, but would leave the message in the place of what comes. */
function showWhatComesLater(viewer: PhotoSwipe) {
  viewer.on('contentActivate', ({ content }) => {
    if (!content.isError()) return;
    content.remove();
    content.load(false, true);
    content.append();
  });
}

/** A larger file for a picture that is zoomed may not come: what is there stays, and the next zoom asks for the larger file again. */
function keepWhatCame(viewer: PhotoSwipe) {
  viewer.on('contentLoadImage', ({ content: { element } }) => {
    if (!(element instanceof HTMLImageElement)) return;
    element.addEventListener('load', () => {
      const { sizes } = element;
      element.onerror = () => {
        element.onerror = null;
        element.sizes = sizes;
        delete element.dataset.largestUsedSize;
      };
    });
  });
}

/** PhotoSwipe keeps the size of a picture that is zoomed when the window changes: there it may be smaller than what fits, or too large. */
function keepWithinSizes(viewer: PhotoSwipe) {
  viewer.on('resize', () => {
    const { currSlide, opener } = viewer;
    if (currSlide && opener.isOpen) viewer.zoomTo(currSlide.currZoomLevel);
  });
}

/** PhotoSwipe names a carousel and its slides in English, whatever the page's language. */
function leaveRolesToBrowser(viewer: PhotoSwipe) {
  viewer.on('afterInit', () => {
    const named = viewer.element?.querySelectorAll('[aria-roledescription]') ?? [];
    for (const element of named) element.removeAttribute('aria-roledescription');
  });
}

/** PhotoSwipe at picture `index` of `count`, in the page's direction, without animation for reduced motion. */
export function createPhotoSwipe(
  { count, index }: { count: number; index: number },
  optionsOf: (order: Order) => PhotoSwipeOptions,
) {
  const isRtl = isRightToLeft();
  const isStill = reducedMotion().matches;
  const order = startOrder(count, isRtl);
  const viewer = new PhotoSwipe({
    ...optionsOf(order),
    ...(isStill ? { showHideAnimationType: 'none', zoomAnimationDuration: 0 } : {}),
    index: order.placeOf(index),
  });
  hearEveryZ(viewer);
  panByArrows(viewer);
  leaveRolesToBrowser(viewer);
  showWhatComesLater(viewer);
  keepWhatCame(viewer);
  keepWithinSizes(viewer);
  viewer.on('bindEvents', () => viewer.scrollWrap && tellLostMouse(viewer.scrollWrap));
  if (isStill) {
    // Without animation: jumps to the spring's end.
    viewer.animations.startSpring = ({ end, onUpdate, onComplete }) => {
      onUpdate(end);
      onComplete?.();
    };
  }
  return { viewer, order, isRtl, shown: () => order.pictureAt(viewer.currIndex) };
}
