import Swiper from 'swiper';
import { Virtual } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

const MOVE_MS = 600;

export type Engine = {
  /** The place that the carousel stands at, in works; between two of them while it is dragged. */
  position: () => number;
  isDragging: () => boolean;
  follow: (active: number, count: number) => void;
  resize: (step: number) => void;
  stop: () => void;
};

type Events = {
  onMove: () => void;
  onDrag: (isDragging: boolean) => void;
  onActivate: (index: number) => void;
};

const slots = (count: number) => Array.from({ length: count }, () => null);

/** Swiper knows the places and the hand that drags; what stands at them, and where that is drawn, it leaves to us. */
function optionsOf(step: number, active: number, count: number): SwiperOptions {
  return {
    modules: [Virtual],
    slideClass: 'noSlideOfSwipers',
    virtual: {
      enabled: true,
      cache: false,
      slides: slots(count),
      renderExternal: () => {},
      renderExternalUpdate: false,
    },
    virtualTranslate: true,
    initialSlide: active,
    width: step,
    speed: MOVE_MS,
    threshold: 5,
    resizeObserver: false,
    updateOnWindowResize: false,
    touchStartPreventDefault: false,
  };
}

/** Touch and mouse drag, by Swiper. Fetched when a visitor is about to use them. */
export function startEngine(
  stage: HTMLElement,
  { step, active, count }: { step: number; active: number; count: number },
  { onMove, onDrag, onActivate }: Events,
): Engine {
  let isDragging = false;
  let isFollowing = false;
  const drag = (is: boolean) => {
    isDragging = is;
    onDrag(is);
  };
  const swiper = new Swiper(stage, {
    ...optionsOf(step, active, count),
    on: {
      sliderFirstMove: () => drag(true),
      touchEnd: () => drag(false),
      setTranslate: () => !isFollowing && onMove(),
      activeIndexChange: ({ activeIndex }) => !isFollowing && onActivate(activeIndex),
      // The list itself doesn't move, so nobody would tell Swiper that a move is over.
      setTransition: ({ wrapperEl }, duration) =>
        void setTimeout(() => wrapperEl?.dispatchEvent(new Event('transitionend')), duration),
    },
  });
  const quietly = (change: () => void) => {
    isFollowing = true;
    change();
    isFollowing = false;
  };
  return {
    position: () =>
      (swiper.rtlTranslate ? swiper.translate : -swiper.translate) / (swiper.width || 1),
    isDragging: () => isDragging,
    follow: (index, length) =>
      quietly(() => {
        if (swiper.virtual.slides.length !== length) {
          swiper.virtual.slides = slots(length);
          swiper.updateSlides();
          swiper.updateProgress();
        }
        if (!isDragging && swiper.activeIndex !== index) swiper.slideTo(index, 0, false);
      }),
    resize: (width) =>
      quietly(() => {
        swiper.params.width = width;
        swiper.update();
      }),
    stop: () => swiper.destroy(true, false),
  };
}
