import type { Recording } from './recording';

/** When a recording is broadcast, in epoch ms. It starts with its first segment; without an end it loops on. */
type Broadcast = { start: number; end: number | null };

/** The number of segments in the playlist. */
const WINDOW = 8;

/** Tolerance for sums of floating-point lengths such as 4.004 s. */
const TINY = 1e-6;

/** When segment `index` begins, in seconds after the start; the index counts on through all loops. */
function beginOf({ segments, seconds }: Recording, index: number): number {
  const turn = Math.floor(index / segments.length);
  const before = segments.slice(0, index % segments.length);
  return turn * seconds + before.reduce((sum, segment) => sum + segment.seconds, 0);
}

/** How many segments have ended `seconds` after the start. */
function countAfter({ segments, seconds: total }: Recording, seconds: number): number {
  const turn = Math.floor(seconds / total + TINY);
  let count = turn * segments.length;
  let end = turn * total;
  for (const segment of segments) {
    end += segment.seconds;
    if (end > seconds + TINY) break;
    count += 1;
  }
  return count;
}

function linesOf(recording: Recording, start: number, index: number): string[] {
  const { segments } = recording;
  const segment = segments[index % segments.length];
  if (!segment) return [];
  const isNewTurn = index > 0 && index % segments.length === 0;
  const begin = start + Math.round(beginOf(recording, index) * 1000);
  return [
    ...(isNewTurn ? ['#EXT-X-DISCONTINUITY'] : []),
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(begin).toISOString()}`,
    `#EXTINF:${segment.seconds.toFixed(3)},`,
    segment.name,
  ];
}

/**
 * The recording as an endless live stream: the last segments before the current time, in a loop. It depends on the
 * clock only, so that it is the same in every process and after a restart. Null before the first segment has ended.
 */
export function livePlaylist(
  recording: Recording,
  { start, end }: Broadcast,
  now: number,
): string | null {
  const isOver = end !== null && now >= end;
  const elapsed = ((isOver ? end : now) - start) / 1000;
  const count = elapsed > 0 ? countAfter(recording, elapsed) : 0;
  if (count === 0) return null;
  const first = Math.max(0, count - WINDOW);
  const { segments, head } = recording;
  // The number of #EXT-X-DISCONTINUITY tags that are no longer in the playlist; the first loop has none.
  const turnsGone = Math.max(0, Math.floor((first - 1) / segments.length));
  const indexes = Array.from({ length: count - first }, (_, place) => first + place);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...segments.map(({ seconds }) => seconds)) - TINY)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${turnsGone}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(head ? [`#EXT-X-MAP:URI="${head}"`] : []),
    ...indexes.flatMap((index) => linesOf(recording, start, index)),
    ...(isOver ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n');
}
