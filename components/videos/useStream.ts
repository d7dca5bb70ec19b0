import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { retryDelay } from '@/lib/state/live';
import { startStream, type Stream } from './stream';

const TICK_MS = 1000;
/** From this delay on, the button to the live edge is shown. */
const BEHIND_SECONDS = 10;
/** With at least this much buffered, a failure that may end in time is not shown. */
const AHEAD_SECONDS = 1;
/** A broadcast may take this long to come after its start: until then a failure is not shown. */
const BEGIN_MS = 30_000;
/** A stream that stands still for so many ticks, while nothing comes, has failed: many hosts just stop. */
const STILL_TICKS = 15;

function aheadOf({ buffered, currentTime }: HTMLVideoElement): number {
  for (let part = 0; part < buffered.length; part += 1) {
    const isNow = buffered.start(part) <= currentTime + 0.5 && currentTime <= buffered.end(part);
    if (isNow) return buffered.end(part) - currentTime;
  }
  return 0;
}

/** `came`: null until the stream has been looked at. */
type Stillness = { time: number; came: string | null; ticks: number };
const MOVING: Stillness = { time: 0, came: null, ticks: 0 };

/** For how many ticks a stream that is played has had nothing to play, and nothing has come. No tick passes while a device sleeps. */
function stillness(before: Stillness, video: HTMLVideoElement, stream: Stream): Stillness {
  const { currentTime: time, paused } = video;
  const came = stream.came();
  const isSame = time === before.time && came === before.came;
  const isStill = !paused && aheadOf(video) < AHEAD_SECONDS && isSame;
  return { time, came, ticks: isStill ? before.ticks + 1 : 0 };
}

const hasMoreCome = (before: Stillness, now: Stillness) =>
  before.came !== null && before.came !== now.came;

/** `isOfStillness`: nobody told of it, so that it is over as soon as something comes. */
const NO_FAILURE = { tries: 0, retryAt: 0, isOfStillness: false };

type State = {
  isBehind: boolean;
  /** Seconds until the next try; null while the stream works. */
  retryIn: number | null;
};

/** Plays a live stream, retries with growing pauses when it fails, and reports its state. `sTime`: its start. */
export function useStream(
  video: React.RefObject<HTMLVideoElement | null>,
  url: string,
  sTime: number | null,
) {
  const stream = useRef<Stream>(null);
  /** Null while the player's script is on its way. */
  const begin = useRef<(() => void) | null>(null);
  const failure = useRef(NO_FAILURE);
  const hasLoaded = useRef(false);
  const still = useRef(MOVING);
  const [state, setState] = useState<State>({ isBehind: false, retryIn: null });

  const retry = useCallback(() => {
    const again = stream.current?.retry ?? begin.current;
    // A try that takes longer than the pause after it is no failure.
    if (!again) return;
    const { current: known } = failure;
    const tries = known.tries + 1;
    failure.current = { ...known, tries, retryAt: Date.now() + retryDelay(tries) };
    // A part that the try breaks off is nothing that came.
    still.current = MOVING;
    again();
  }, []);

  const fail = useCallback((isStandstill: boolean) => {
    const { current: known } = failure;
    const isKnown = known.retryAt > Date.now();
    failure.current = {
      ...known,
      retryAt: isKnown ? known.retryAt : Date.now() + retryDelay(known.tries),
      // What the player has told stays.
      isOfStillness: isStandstill && (known.isOfStillness || !isKnown),
    };
  }, []);
  const onFail = useCallback(() => fail(false), [fail]);

  const tick = useEffectEvent(() => {
    const { current: element } = video;
    if (!element) return;
    // What has never come yet tells by itself that it can't.
    if (stream.current && hasLoaded.current) {
      const { current: before } = still;
      still.current = stillness(before, element, stream.current);
      const isOver = failure.current.isOfStillness && hasMoreCome(before, still.current);
      if (isOver) failure.current = NO_FAILURE;
    }
    if (failure.current.retryAt && Date.now() >= failure.current.retryAt) retry();
    if (still.current.ticks >= STILL_TICKS) fail(true);
    const { retryAt } = failure.current;
    const isBeginning = !hasLoaded.current && Date.now() < (sTime ?? 0) + BEGIN_MS;
    const isSilent = retryAt > 0 && !isBeginning && aheadOf(element) < AHEAD_SECONDS;
    const seconds = Math.ceil((retryAt - Date.now()) / 1000);
    const isBehind = !element.paused && (stream.current?.behind() ?? 0) > BEHIND_SECONDS;
    const retryIn = isSilent ? Math.max(seconds, 0) : null;
    // The same object: nothing is drawn anew.
    setState((now) =>
      now.isBehind === isBehind && now.retryIn === retryIn ? now : { isBehind, retryIn },
    );
  });

  useEffect(() => {
    const { current: element } = video;
    if (!element) return;
    let isGone = false;
    const forget = () => (failure.current = NO_FAILURE);
    const onAlive = () => {
      hasLoaded.current = true;
      still.current = MOVING;
      forget();
    };
    const take = (started: Stream) => {
      if (isGone) return started.stop();
      stream.current = started;
      forget();
    };
    // A failure to load hls.js itself is treated like any other.
    const start = () => {
      begin.current = null;
      void startStream(element, url, { onFail, onAlive })
        .then(take, onFail)
        .finally(() => !isGone && (begin.current = start));
    };
    start();
    const timer = setInterval(() => tick(), TICK_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
      stream.current?.stop();
      stream.current = null;
    };
  }, [video, url, onFail]);

  return { ...state, retry, toEdge: () => stream.current?.toEdge() };
}
