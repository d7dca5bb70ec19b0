/** The tab that a key moves to: arrows wrap around, Home and End go to the first and last. Null for any other key. */
export function tabAfter(key: string, current: number, count: number, isRtl: boolean) {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (current + 1) % count;
    case backward:
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
