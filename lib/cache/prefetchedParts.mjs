/*
 * In place of Next's `collect-segment-data` (next.config.mjs): the parts of a page that a browser fetches before a visitor follows a
 * link. No link of ours is prefetched, so nobody asks for them, and who does is answered 404 by Next;
 * without `rsc: 1`, the page (server/frameworkHeaders.mjs).
 */

export const collectSegmentData = async () => new Map();

export const collectPrefetchHints = async () => null;
