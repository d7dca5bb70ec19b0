import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { tellLostMouse } from '@/lib/client/whileHeld';
import { RESIZE_DEBOUNCE_MS } from '@/lib/constants';
import type { Swiper } from './swiper';

/** Works or films further than this from the centre are out of sight and not rendered. */
export const LAST_VISIBLE = 5;

const AGAIN_MS = 5000;

/** What is dragged stays in the hand where so many more works hang before it than did. */
function keepInHand(swiper: Swiper, by: number) {
  const way = by * (swiper.slidesSizesGrid[0] ?? 0);
  const { touchEventsData: hand } = swiper;
  hand.startTranslate = (hand.startTranslate ?? 0) - way;
  hand.currentTranslate = (hand.currentTranslate ?? 0) - way;
  // Like these two, it doesn't depend on the text direction; `swiper.translate` does.
  swiper.setTranslate(swiper.getTranslate() - way);
}

/** Drag and swipe, by Swiper: loaded when a pointer comes near; on touch screens shortly after the first render. */
export function useSwiper(
  stageRef: RefObject<HTMLElement | null>,
  works: unknown[],
  active: number,
  goTo: (index: number) => void,
) {
  const ref = useRef<Swiper>(null);
  const draw = useEffectEvent(({ wrapperEl, progress, virtual }: Swiper) => {
    const drift = progress * (virtual.slides.length - 1) - active;
    wrapperEl.style.setProperty('--drift', drift.toFixed(3));
  });
  const activate = useEffectEvent((index: number) => index !== active && goTo(index));
  const follow = useEffectEvent((swiper: Swiper | null) => {
    if (!swiper) return;
    const { activeIndex, virtual } = swiper;
    const isDragging = swiper.el.hasAttribute('data-dragging');
    if (virtual.slides !== works) {
      const index = works.indexOf(virtual.slides[activeIndex]);
      swiper.virtual.slides = works;
      swiper.updateSlides();
      if (isDragging && index >= 0) keepInHand(swiper, index - activeIndex);
    }
    if (isDragging) swiper.updateProgress();
    else swiper.slideTo(active, 0, false);
  });
  // Swiper follows the first finger, however many there are, and prevents what the browser does with two: magnify the page.
  const leaveTwoFingers = useEffectEvent(({ touches }: TouchEvent) => {
    const swiper = ref.current;
    if (touches.length < 2 || !swiper?.touchEventsData.isTouched) return;
    swiper.touchEventsData.isTouched = false;
    swiper.el.toggleAttribute('data-dragging', false);
    follow(swiper);
  });
  useLayoutEffect(() => follow(ref.current));

  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const end = new AbortController();
    const start = async () => {
      const { Swiper, Virtual } = await import('./swiper');
      if (end.signal.aborted || ref.current) return;
      ref.current = new Swiper(stage, {
        modules: [Virtual],
        virtual: { slides: [], renderExternal: () => {}, renderExternalUpdate: false },
        virtualTranslate: true,
        slidesPerView: 4.5, // A drag over this part of the stage moves by one work.
        centeredSlides: true,
        speed: 0, // CSS animates the moves.
        resizeObserver: false,
        updateOnWindowResize: false,
        touchStartPreventDefault: false,
        on: {
          sliderFirstMove: () => void stage.toggleAttribute('data-dragging', true),
          touchEnd: () => void stage.toggleAttribute('data-dragging', false),
          progress: (swiper) => draw(swiper),
          slideChange: ({ activeIndex }) => void activate(activeIndex),
        },
      });
      follow(ref.current);
    };
    let timer = 0;
    const resize = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => ref.current?.update(), RESIZE_DEBOUNCE_MS);
    };
    // What doesn't arrive is asked for again at a later movement.
    let triedAt = -Infinity;
    const tryToStart = () => {
      if (ref.current || performance.now() < triedAt + AGAIN_MS) return;
      triedAt = performance.now();
      start().catch(() => {});
    };
    if (window.matchMedia('(any-pointer: coarse)').matches) setTimeout(tryToStart, 300);
    stage.addEventListener('pointermove', tryToStart, { signal: end.signal });
    // Before the document, where Swiper hears it.
    const heard = { passive: true, signal: end.signal };
    stage.addEventListener('touchmove', (event) => leaveTwoFingers(event), heard);
    window.addEventListener('resize', resize, { signal: end.signal });
    tellLostMouse(stage, end.signal);
    return () => {
      end.abort();
      ref.current?.destroy(true, false);
      ref.current = null;
    };
  }, [stageRef]);
}
