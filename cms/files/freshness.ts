const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whole seconds, as HTTP dates have no more. */
const seconds = (time: number) => Math.floor(time / 1000);

/** True when the browser's copy is the file: the answer is 304. If-None-Match decides when it is there. */
export function isFresh(headers: Headers, etag: string, modified: number): boolean {
  const tags = headers.get('if-none-match');
  if (tags) return tags.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === etag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return seconds(modified) <= seconds(since);
}

/** True when a range may be cut: no If-Range, or one that names this very file. */
export function isSameFile(headers: Headers, etag: string, modified: number): boolean {
  const condition = headers.get('if-range');
  if (!condition) return true;
  return condition === etag || seconds(Date.parse(condition)) === seconds(modified);
}
