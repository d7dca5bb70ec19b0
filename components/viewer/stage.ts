import { getImageProps } from 'next/image';
import type PhotoSwipe from 'photoswipe';
import type { Album } from '@/lib/domain/album';
import { sizeOr } from '@/lib/domain/picture';
import { isDrawing } from '@/lib/pictureWidths.mjs';
import { createPhotoSwipe, isBeside, type recordEarlyKeys } from '@/components/ui/photoSwipe';
import './photoswipe.css';

type StageTexts = { stage: string; failed: string };

type Work = { album: Album; alt: string };

type Request = {
  host: HTMLElement;
  count: () => number;
  workAt: (index: number) => Work | undefined;
  index: number;
  /** The smaller picture that the visitor has just seen: shown until the first one has loaded. */
  seen?: string;
  texts: StageTexts;
  /** Keys pressed before the viewer was ready. */
  earlyKeys: ReturnType<typeof recordEarlyKeys>;
  onChange: (index: number) => void;
  /** Whether the picture that is shown has come, or can't. */
  onReady: (isReady: boolean) => void;
  /** 1 is the fitted size. */
  onZoom: (times: number) => void;
};

/** Enlarges small pictures to fill the viewer: PhotoSwipe would not scale them beyond their own size. */
const LONG_SIDE = 2400;
const MOST_ZOOM = 4;
/** In percent. */
export const FITTED = 100;
const ZOOM_STEP = 1.5;
const ZOOM_MS = 300;
/** How much of a doubling a pixel, a line or a page of the wheel is, as PhotoSwipe has it. */
const WHEEL_STEPS = [0.002, 0.05, 1];
/** Two fingers on a trackpad are told as small turns of the wheel with Ctrl held. */
const PINCH = 7;
const QUALITY = 75;
const NARROW_PX = 640;
const PADDING = { top: 96, bottom: 108, left: 56, right: 56 };
const NARROW_PADDING = { top: 96, bottom: 104, left: 32, right: 32 };

function toSlide(work: Work | undefined) {
  if (!work) return {};
  const { album, alt } = work;
  const { width, height } = sizeOr(album);
  const { props } = getImageProps({
    src: album.imgUrl,
    alt,
    width,
    height,
    sizes: '100vw',
    quality: QUALITY,
    unoptimized: isDrawing(album.imgUrl),
  });
  const scale = Math.max(1, LONG_SIDE / Math.max(width, height));
  return {
    src: props.src,
    srcset: props.srcSet,
    alt,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

const optionsOf = ({ host, texts }: Request) => ({
  appendToEl: host,
  errorMsg: texts.failed,
  getViewportSizeFn: () => ({ x: host.clientWidth, y: host.clientHeight }),
  paddingFn: ({ x }: { x: number }) => (x < NARROW_PX ? NARROW_PADDING : PADDING),
  maxZoomLevel: ({ fit }: { fit: number }) => fit * MOST_ZOOM,
  secondaryZoomLevel: ({ fit }: { fit: number }) => fit * 2,
  zoomAnimationDuration: ZOOM_MS,
  showHideAnimationType: 'none' as const,
  bgOpacity: 0,
  imageClickAction: 'zoom' as const,
  bgClickAction: false as const,
  tapAction: false as const,
  // Closing, focus and buttons belong to the dialog around it.
  pinchToClose: false,
  closeOnVerticalDrag: false,
  escKey: false,
  trapFocus: false,
  returnFocus: false,
  arrowPrev: false,
  arrowNext: false,
  close: false,
  zoom: false,
  counter: false,
});

/** What visitors read of a zoom. */
export const percentOf = (times: number) => Math.round(times * FITTED);
const isFitted = (times: number) => percentOf(times) === FITTED;

/** Up and down scroll the panel when the focus is in it, or the dialog unless the painting is zoomed; Tab moves the focus. */
const isOthers = (event: KeyboardEvent, isZoomed: boolean) =>
  event.key === 'Tab' || (/^Arrow(Up|Down)$/.test(event.key) && (!isZoomed || isBeside(event)));

/** A stage that is higher than the window is scrolled past by the wheel: PhotoSwipe would take every turn of it. */
function letWheelPass(host: HTMLElement) {
  const pass = (event: WheelEvent) => {
    if (!event.ctrlKey && host.clientHeight > window.innerHeight) event.stopPropagation();
  };
  host.addEventListener('wheel', pass, { capture: true, passive: true });
  return () => host.removeEventListener('wheel', pass, { capture: true });
}

function setAttributes(viewer: PhotoSwipe, { texts }: Request) {
  viewer.element?.setAttribute('data-in-stage', '');
  viewer.element?.setAttribute('role', 'group');
  viewer.element?.setAttribute('aria-label', texts.stage);
}

/** PhotoSwipe counts from the window's corner. The stage begins elsewhere: beside the panel, or higher where the dialog is scrolled. */
function countFromStage(viewer: PhotoSwipe, { host }: Request) {
  const measure = () => {
    const { left, top } = host.getBoundingClientRect();
    viewer.offset.x = left + window.scrollX;
    viewer.offset.y = top + window.scrollY;
  };
  viewer.on('pointerDown', measure);
  viewer.on('updateScrollOffset', measure);
  viewer.on('wheel', (event) => {
    event.preventDefault();
    const { clientX, clientY, ctrlKey, deltaY, deltaMode } = event.originalEvent;
    const { left, top } = host.getBoundingClientRect();
    const doublings = -deltaY * (WHEEL_STEPS[deltaMode] ?? 1) * (ctrlKey ? PINCH : 1);
    // A wheel with notches turns far at once: with Ctrl held it would jump to the end.
    const times = 2 ** Math.min(Math.max(doublings, -1), 1);
    const { currZoomLevel = 1, zoomLevels } = viewer.currSlide ?? {};
    const fitted = zoomLevels?.initial ?? 1;
    const level = currZoomLevel * times;
    // Turned in and back, a wheel ends a little beside where it began.
    const isBack = times < 1 && isFitted(level / fitted);
    viewer.zoomTo(isBack ? fitted : level, { x: clientX - left, y: clientY - top });
  });
}

/** §2: the viewer loops, is draggable and has keyboard control: all by PhotoSwipe. The rest of the dialog is ours. */
export function startStage(request: Request) {
  const { host, index, count, workAt, onChange, onReady, onZoom } = request;
  const { viewer, order, isRtl, shown } = createPhotoSwipe({ count: count(), index }, () =>
    optionsOf(request),
  );
  const zoomOf = () => {
    const slide = viewer.currSlide;
    return slide ? slide.currZoomLevel / slide.zoomLevels.initial : 1;
  };

  /** More works came while a swipe was on its way: they are hung when it has arrived. */
  let isDue = false;
  const works = () => Array.from({ length: order.slides() }, (_, place) => order.pictureAt(place));
  const tellReady = () =>
    onReady(['loaded', 'error'].includes(viewer.currSlide?.content.state ?? ''));

  /** More works were loaded: the one that is shown stays where it is, others may have another place. */
  function grow() {
    isDue = viewer.potentialIndex !== viewer.currIndex;
    if (isDue) return;
    const before = works();
    order.grow(count(), viewer.currIndex);
    const changed = works().flatMap((work, place) => (work === before[place] ? [] : place));
    changed.forEach((place) => viewer.contentLoader.removeByIndex(place));
    [-1, 1]
      .map((by) => viewer.getLoopedIndex(viewer.currIndex + by))
      .filter((place) => changed.includes(place))
      .forEach((place) => viewer.refreshSlideContent(place));
  }

  viewer.addFilter('numItems', order.slides);
  viewer.addFilter('itemData', (_, place) => ({
    ...toSlide(workAt(order.pictureAt(place))),
    msrc: order.pictureAt(place) === index ? request.seen : undefined,
  }));
  viewer.on('contentLoadImage', ({ content }) => {
    const { color } = workAt(order.pictureAt(content.index))?.album ?? {};
    // Not while the smaller picture is shown: the colour would cover it.
    if (content.element && color && !content.data.msrc)
      content.element.style.backgroundColor = color;
  });
  viewer.on('change', () => {
    if (isDue) grow();
    onChange(shown());
    onZoom(1);
    tellReady();
  });
  // A swipe that is taken back ends without a change.
  viewer.on('moveMainScroll', () => {
    if (isDue && !viewer.mainScroll.isShifted()) grow();
  });
  viewer.on('loadComplete', tellReady);
  viewer.on('zoomPanUpdate', () => onZoom(zoomOf()));
  viewer.on('keydown', (event) => {
    if (isOthers(event.originalEvent, !isFitted(zoomOf()))) event.preventDefault();
  });
  countFromStage(viewer, request);
  request.earlyKeys.replayIn(viewer);
  viewer.init();
  setAttributes(viewer, request);
  const takeWheel = letWheelPass(host);
  const resize = new ResizeObserver(() => viewer.updateSize());
  resize.observe(host);

  return {
    move: (by: 1 | -1) => ((by === 1) === isRtl ? viewer.prev() : viewer.next()),
    zoom(by: 1 | -1) {
      const level = (viewer.currSlide?.currZoomLevel ?? 1) * ZOOM_STEP ** by;
      viewer.zoomTo(level, undefined, viewer.options.zoomAnimationDuration || 0);
    },
    grow,
    stop() {
      takeWheel();
      resize.disconnect();
      viewer.destroy();
    },
  };
}

export type Stage = ReturnType<typeof startStage>;
