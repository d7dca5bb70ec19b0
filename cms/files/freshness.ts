/** Whole seconds, the precision of HTTP dates. */
const seconds = (time: number) => Math.floor(time / 1000);

/** True when the browser's copy is current (304). `etag` is quoted. If-None-Match takes precedence. */
export function isFresh(headers: Headers, etag: string, modified: number): boolean {
  const tags = headers.get('if-none-match');
  // Quotes delimit a tag and are never within one, so the list needn't be taken apart.
  if (tags) return tags.trim() === '*' || tags.includes(etag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return seconds(modified) <= seconds(since);
}

/** True when a range may be sent: no If-Range, or one that matches the file. */
export function isSameFile(headers: Headers, etag: string, modified: number): boolean {
  const condition = headers.get('if-range');
  if (!condition) return true;
  return condition === etag || seconds(Date.parse(condition)) === seconds(modified);
}
