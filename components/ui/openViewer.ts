import type PhotoSwipe from 'photoswipe';
import { isRightToLeft } from '@/lib/client/browser';
import { fill } from '@/lib/i18n/fill';
import { createPhotoSwipe, recordEarlyKeys } from './photoSwipe';

export type PictureViewerTexts = {
  viewer: string;
  /** With the placeholders {number} and {total}. */
  position: string;
  close: string;
  zoom: string;
  previous: string;
  next: string;
  failed: string;
};

type Request = {
  links: HTMLAnchorElement[];
  index: number;
  texts: PictureViewerTexts;
  /** The size of every picture; otherwise its ratio is the thumbnail's. */
  size?: { width: number; height: number };
};

const LONGEST_SIDE = 2400;

type Sides = Pick<HTMLImageElement, 'naturalWidth' | 'naturalHeight'>;

/** Only the ratio of a picture matters: a square as long as nothing of it has come. */
function sizeOf({ naturalWidth, naturalHeight }: Sides) {
  const scale = LONGEST_SIDE / Math.max(naturalWidth, naturalHeight, 1);
  return naturalWidth * naturalHeight > 0
    ? { width: Math.round(naturalWidth * scale), height: Math.round(naturalHeight * scale) }
    : { width: LONGEST_SIDE, height: LONGEST_SIDE };
}

/** A picture whose thumbnail hadn't come takes its own ratio when it comes. */
function takeRatios(viewer: PhotoSwipe) {
  const take = (slide: NonNullable<PhotoSwipe['currSlide']>) => {
    const { element } = slide.content;
    if (element instanceof HTMLImageElement && element.naturalWidth > 0)
      Object.assign(slide, sizeOf(element));
  };
  // It may have been fetched ahead.
  viewer.on('slideInit', ({ slide }) => take(slide));
  viewer.on('loadComplete', ({ slide }) => {
    take(slide);
    // PhotoSwipe, too, measures anew only what isn't opening any more.
    if (viewer.opener.isOpen) slide.resize();
    else viewer.on('openingAnimationEnd', () => slide.resize());
  });
}

const captionOf = (link: HTMLAnchorElement | undefined) => link?.querySelector('img')?.alt ?? '';

/** A caption that is also announced: PhotoSwipe itself announces neither the picture shown nor a change. */
function addCaption(viewer: PhotoSwipe, { links, texts }: Request, shown: () => number) {
  viewer.ui?.registerElement({
    name: 'caption',
    order: 9,
    isButton: false,
    appendTo: 'root',
    onInit: (element) => {
      element.setAttribute('aria-live', 'polite');
      viewer.on('change', () => {
        const position = fill(texts.position, { number: shown() + 1, total: links.length });
        element.textContent = `${captionOf(links[shown()])} · ${position}`;
      });
    },
  });
}

const SCROLLING = ['PageUp', 'PageDown', 'Home', 'End'];

/** Keys would scroll the page below. The space bar presses a button. */
function holdPageBelow(viewer: PhotoSwipe) {
  viewer.on('keydown', ({ originalEvent }) => {
    const { key, target } = originalEvent;
    const isSpace = key === ' ' && target === viewer.element;
    if (isSpace || SCROLLING.includes(key)) originalEvent.preventDefault();
  });
}

/** PhotoSwipe ignores who closes it while it opens: so it closes as soon as it is open. */
function closeInTime(viewer: PhotoSwipe) {
  const close = viewer.close.bind(viewer);
  viewer.close = () => {
    if (viewer.opener.isOpen) close();
    else viewer.on('openingAnimationEnd', close);
  };
}

/** An entry of the history, so that back closes the viewer; closed otherwise, it goes back itself. Returns what does neither. */
function closeOnBack(viewer: PhotoSwipe) {
  window.history.pushState(null, '', window.location.href);
  let isLeft = false;
  const back = () => {
    isLeft = true;
    viewer.close();
  };
  window.addEventListener('popstate', back, { once: true });
  const stop = () => window.removeEventListener('popstate', back);
  viewer.on('close', () => {
    stop();
    if (!isLeft) window.history.back();
  });
  return () => {
    stop();
    isLeft = true;
  };
}

/** Opens the viewer at a picture; on closing, the focus returns to the picture last shown. Returns what removes it with its page. */
export function openViewer(request: Request): () => void {
  const { links, index, texts, size } = request;
  const isRtl = isRightToLeft();
  const toSlide = (link: HTMLAnchorElement) => ({
    src: link.href,
    msrc: link.querySelector('img')?.currentSrc,
    alt: captionOf(link),
    element: link,
    thumbCropped: size !== undefined,
    ...(size ?? sizeOf(link.querySelector('img') ?? { naturalWidth: 0, naturalHeight: 0 })),
  });
  const { viewer, shown } = createPhotoSwipe(
    { count: links.length, index },
    ({ slides, pictureAt }) => ({
      dataSource: Array.from({ length: slides() }, (_, place) => links[pictureAt(place)] ?? [])
        .flat()
        .map(toSlide),
      bgOpacity: 0.94,
      // Space for the caption below the picture.
      padding: { top: 24, bottom: 56, left: 0, right: 0 },
      counter: false,
      returnFocus: false,
      closeTitle: texts.close,
      zoomTitle: texts.zoom,
      // PhotoSwipe's "previous" is always on the left.
      arrowPrevTitle: isRtl ? texts.next : texts.previous,
      arrowNextTitle: isRtl ? texts.previous : texts.next,
      errorMsg: texts.failed,
    }),
  );
  if (!size) takeRatios(viewer);
  viewer.on('uiRegister', () => addCaption(viewer, request, shown));
  viewer.on('afterInit', () => {
    viewer.element?.setAttribute('aria-modal', 'true');
    viewer.element?.setAttribute('aria-label', texts.viewer);
  });
  viewer.on('destroy', () => links[shown()]?.focus());
  recordEarlyKeys(['ArrowLeft', 'ArrowRight', 'Escape']).replayIn(viewer);
  holdPageBelow(viewer);
  closeInTime(viewer);
  viewer.init();
  const leave = closeOnBack(viewer);
  return () => {
    leave();
    viewer.destroy();
  };
}
