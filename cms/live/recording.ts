/** A recording cut for streaming: its segments in the order in which they are played. */
type Segment = { name: string; seconds: number };
export type Recording = {
  segments: Segment[];
  seconds: number;
  /** The file that players read before any segment of fragmented MP4. Segments of MPEG-TS have none. */
  head: string | null;
};

const LENGTH = /^#EXTINF:(\d+(?:\.\d+)?)/;
/** A file name as it stands in a playlist that lies beside its segments. */
const SEGMENT = /^[^#/\\:?][^/\\:?]*\.(?:ts|m4s)$/;
const MAP = '#EXT-X-MAP:';
const HEAD = /^#EXT-X-MAP:URI="([^#/\\:?"][^/\\:?"]*\.(?:mp4|m4s))"$/;

/** One head at most, for the whole recording, and none but a whole file; undefined when it is otherwise. */
function headOf(lines: readonly string[]): string | null | undefined {
  const maps = lines.filter((line) => line.startsWith(MAP));
  if (maps.length === 0) return lines.some((line) => line.endsWith('.m4s')) ? undefined : null;
  return maps.length === 1 ? HEAD.exec(maps[0] ?? '')?.[1] : undefined;
}

/** Reads a playlist with an end (`#EXT-X-ENDLIST`); null when it is another kind, or names files that lie elsewhere. */
export function readRecording(playlist: string): Recording | null {
  const lines = playlist.split(/\r?\n/).map((line) => line.trim());
  if (lines[0] !== '#EXTM3U' || !lines.includes('#EXT-X-ENDLIST')) return null;
  const head = headOf(lines);
  if (head === undefined) return null;
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
