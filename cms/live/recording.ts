/** A recording cut for streaming: its segments in the order in which they are played. */
type Segment = { name: string; seconds: number };
export type Recording = { segments: Segment[]; seconds: number };

const LENGTH = /^#EXTINF:(\d+(?:\.\d+)?)/;
/** A file name as it stands in a playlist that lies beside its segments. */
const SEGMENT = /^[^#/\\:?][^/\\:?]*\.ts$/;

/** Reads a playlist with an end (`#EXT-X-ENDLIST`); null when it is another kind, or names files that lie elsewhere. */
export function readRecording(playlist: string): Recording | null {
  const lines = playlist.split(/\r?\n/).map((line) => line.trim());
  if (lines[0] !== '#EXTM3U' || !lines.includes('#EXT-X-ENDLIST')) return null;
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
  return segments.length ? { segments, seconds: total } : null;
}
