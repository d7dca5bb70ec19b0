import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { RESIZE_DEBOUNCE_MS } from '@/lib/constants';
import type { Engine } from './coverflowEngine';
import { place } from './placeOf';

/** How far a hand must go for one work, as a part of the stage's width. */
const STEP = 0.22;
const stepOf = (stage: HTMLElement) => Math.max(90, Math.round(stage.clientWidth * STEP));

/** Between two works the centre is as wide as is due to both. */
function centreRatio(slides: readonly HTMLElement[], position: number): string {
  let sum = 0;
  let weights = 0;
  for (const slide of slides) {
    const weight = Math.max(0, 1 - Math.abs(Number(slide.dataset.index) - position));
    sum += weight * Number(slide.style.getPropertyValue('--ratio'));
    weights += weight;
  }
  return weights > 0 ? (sum / weights).toFixed(3) : '';
}

function draw(stage: HTMLElement, position: number) {
  const slides = [...stage.querySelectorAll<HTMLElement>('[data-index]')];
  const ratio = centreRatio(slides, position);
  if (ratio) slides[0]?.parentElement?.style.setProperty('--centre-ratio', ratio);
  for (const slide of slides) place(slide, Number(slide.dataset.index) - position);
}

/** Calls back once the window has kept its size for a while (§9 Resize debounce). */
function onResized(callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(callBack, RESIZE_DEBOUNCE_MS);
  };
  window.addEventListener('resize', wait);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', wait);
  };
}

/** A mouse announces itself by coming near; a finger doesn't, so there the engine is fetched when the page is at rest. */
function onceNeeded(stage: HTMLElement, callBack: () => void): () => void {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const timer = isTouch ? setTimeout(callBack, 300) : undefined;
  stage.addEventListener('pointerenter', callBack, { once: true });
  stage.addEventListener('pointermove', callBack, { once: true });
  return () => {
    clearTimeout(timer);
    stage.removeEventListener('pointerenter', callBack);
    stage.removeEventListener('pointermove', callBack);
  };
}

/** Lets the stage be dragged, swiped and wheeled; the reducer stays the one who knows which work is active. */
export function useCoverflow(
  stageRef: RefObject<HTMLElement | null>,
  count: number,
  active: number,
  onActivate: (index: number) => void,
) {
  const engine = useRef<Engine>(null);
  const now = useRef({ count, active });

  // After each render: a render places works by whole numbers, a hand may hold them in between.
  useLayoutEffect(() => {
    now.current = { count, active };
    engine.current?.follow(active, count);
    const isHeld = engine.current?.isDragging();
    if (isHeld && stageRef.current) draw(stageRef.current, engine.current?.position() ?? active);
  });

  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    let isGone = false;

    async function start(element: HTMLElement) {
      if (engine.current || isGone) return;
      const { startEngine } = await import('./coverflowEngine');
      if (engine.current || isGone) return;
      engine.current = startEngine(
        element,
        { step: stepOf(element), ...now.current },
        {
          onMove: () => engine.current && draw(element, engine.current.position()),
          onDrag: (isDragging) => element.toggleAttribute('data-dragging', isDragging),
          onActivate,
        },
      );
    }
    const forgetNeed = onceNeeded(stage, () => void start(stage));
    const forgetResize = onResized(() => engine.current?.resize(stepOf(stage)));
    return () => {
      isGone = true;
      forgetNeed();
      forgetResize();
      engine.current?.stop();
      engine.current = null;
    };
  }, [stageRef, onActivate]);
}
