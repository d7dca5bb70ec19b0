import PhotoSwipe, { type PhotoSwipeOptions } from 'photoswipe';
import { isRightToLeft, reducedMotion } from '@/lib/client/reading';
import 'photoswipe/style.css';
import './photoswipe.css';

/**
 * PhotoSwipe's pictures stand side by side from left to right, whatever the language. Which of them, counted as they are
 * read, stands at which place: in a right-to-left page the first is at the right end, and what comes later is put behind
 * the last, where the loop closes.
 */
export function startOrder(count: number, isRtl: boolean) {
  const pictures: number[] = [];
  const grow = (to: number) => {
    const added = Array.from(
      { length: to - pictures.length },
      (_, index) => pictures.length + index,
    );
    pictures.push(...(isRtl ? added.reverse() : added));
  };
  grow(count);
  return {
    grow,
    pictureAt: (place: number) => pictures[place] ?? place,
    placeOf: (picture: number) => pictures.indexOf(picture),
  };
}

type Order = ReturnType<typeof startOrder>;

/** PhotoSwipe at picture `index` of `count`, in the page's direction, and still for who asks for less motion. */
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
  if (isStill) {
    // What was let go is at once where it would have sprung to.
    viewer.animations.startSpring = ({ end, onUpdate, onComplete }) => {
      onUpdate(end);
      onComplete?.();
    };
  }
  return { viewer, order, isRtl, shown: () => order.pictureAt(viewer.currIndex) };
}
