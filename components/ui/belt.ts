/**
 * PhotoSwipe's pictures stand side by side from left to right, whatever the language. Which of the works, counted as
 * they are read, stands at which place: in a right-to-left page the first is at the right end, and what comes later is
 * put behind the last, where the loop closes.
 */
export function startBelt(count: number, isRtl: boolean) {
  const works: number[] = [];
  const grow = (to: number) => {
    const added = Array.from({ length: to - works.length }, (_, index) => works.length + index);
    works.push(...(isRtl ? added.reverse() : added));
  };
  grow(count);
  return {
    grow,
    workAt: (place: number) => works[place] ?? place,
    placeOf: (work: number) => works.indexOf(work),
  };
}
