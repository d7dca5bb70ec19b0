/** A recording cut for streaming: its segments in playing order. */
type Segment = { name: string; seconds: number };
export type Recording = {
  segments: Segment[];
  seconds: number;
  /** The initialisation segment of fragmented MP4; null for MPEG-TS. */
  head: string | null;
};

const LENGTH = /^#EXTINF:(\d+(?:\.\d+)?)/;
/** The name of a file in the same folder as the playlist. */
const SEGMENT = /^[^#/\\:?][^/\\:?]*\.(?:ts|m4s)$/;
const MAP = '#EXT-X-MAP:';
/** The segments after it are parts of files, or encrypted. */
const NOT_AS_IT_IS = /^#EXT-X-(?:BYTERANGE:|KEY:(?!METHOD=NONE\b))/;
const HEAD = /^#EXT-X-MAP:URI="([^#/\\:?"][^/\\:?"]*\.(?:mp4|m4s))"$/;

/** The one initialisation segment, without byte range; null when there is none, undefined when it is invalid. */
function headOf(lines: readonly string[]): string | null | undefined {
  const maps = lines.filter((line) => line.startsWith(MAP));
  if (maps.length === 0) return lines.some((line) => line.endsWith('.m4s')) ? undefined : null;
  return maps.length === 1 ? HEAD.exec(maps[0] ?? '')?.[1] : undefined;
}

/** Parses a playlist with an end (`#EXT-X-ENDLIST`); null for any other kind, and for one of files in other folders, of parts of files or of encrypted ones. */
export function readRecording(playlist: string): Recording | null {
  const lines = playlist.split(/\r?\n/).map((line) => line.trim());
  if (lines[0] !== '#EXTM3U' || !lines.includes('#EXT-X-ENDLIST')) return null;
  const head = headOf(lines);
  if (head === undefined || lines.some((line) => NOT_AS_IT_IS.test(line))) return null;
  const segments: Segment[] = [];
  let seconds = 0;
  for (const line of lines) {
    const length = LENGTH.exec(line);
    if (length) seconds = Number(length[1]);
    if (!line || line.startsWith('#')) continue;
    if (!SEGMENT.test(line) || seconds <= 0) return null;
    segments.push({ name: line, seconds });
    seconds = 0;
  }
  const total = segments.reduce((sum, segment) => sum + segment.seconds, 0);
  return segments.length ? { segments, seconds: total, head } : null;
}
