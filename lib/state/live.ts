/** §2 /videosLive: the state of a live video at a moment. */
export type Phase = 'before' | 'during' | 'after';

/** epoch ms; without a start it has begun, without an end it goes on. */
type Times = { sTime: number | null; eTime: number | null };

export function phaseOf({ sTime, eTime }: Times, now: number): Phase {
  if (eTime !== null && now >= eTime) return 'after';
  return sTime !== null && now < sTime ? 'before' : 'during';
}

/** When the phase changes next; null: never. */
export function nextChange(times: Times, now: number): number | null {
  const phase = phaseOf(times, now);
  if (phase === 'before') return times.sTime;
  return phase === 'during' ? times.eTime : null;
}

const ORDER: Record<Phase, number> = { during: 0, before: 1, after: 2 };

/** Those on the air first, then the next ones, then the latest ones. */
export function inOrder<T extends Times>(lives: readonly T[], now: number): T[] {
  const rankOf = (live: T) => ORDER[phaseOf(live, now)];
  const timeOf = (live: T) =>
    phaseOf(live, now) === 'before' ? (live.sTime ?? 0) : -(live.eTime ?? live.sTime ?? 0);
  return [...lives].sort((a, b) => rankOf(a) - rankOf(b) || timeOf(a) - timeOf(b));
}

/** A playlist is a stream; any other file is a film, or the recording of a broadcast. */
export const isStream = (videoUrl: string) => videoUrl.endsWith('.m3u8');

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;

/** The delay before retry number `tries` (from 0) of a failed stream or slideshow: 2, 4, 8, 16, then 30 s. */
export const retryDelay = (tries: number) => Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
