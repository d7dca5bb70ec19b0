import { useState } from 'react';
import { useSlideshow } from '@/components/viewer/useSlideshow';
import type { Source } from './source';
import { useWork } from './useWork';

/** A work that was withdrawn meanwhile is passed over. */
const GONE_SECONDS = 1;
const LATE_SECONDS = 0.3;

/** Which work is shown and which comes next, round and round. `missing`: what is due and hasn't come. */
export function useShow(source: Source, seconds: number, isOn: boolean) {
  const { total } = source;
  const [place, setPlace] = useState(0);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  /** How often the next picture wasn't there yet when it was due. */
  const [late, setLate] = useState(0);
  const after = (place + 1) % total;
  const isPageOfBoth = source.find(after).page === source.find(place).page;
  const now = useWork(source, place, { renews: true });
  const next = useWork(source, after, { renews: !isPageOfBoth });
  const { work } = now;
  const { work: following } = next;
  const missing = [now, late > 0 && next].find((each) => each && each.isFailed);
  const isSettled = (album: typeof work) => album === null || (album && settled.has(album.id));

  function move(by: 1 | -1) {
    setLate(0);
    setPlace((place + by + total) % total);
  }
  const settle = (id: string) =>
    setSettled((before) => (before.has(id) ? before : new Set(before).add(id)));

  // A picture has its whole time from when it is there, and the next comes when that is there, too.
  const waiting = work === null ? GONE_SECONDS : seconds;
  useSlideshow(
    isOn,
    late > 0 ? LATE_SECONDS : waiting,
    `${place} ${late}`,
    () => (isSettled(following) ? move(1) : setLate(late + 1)),
    { isReady: Boolean(isSettled(work)) },
  );
  return { place, work, following, missing, move, settle };
}
