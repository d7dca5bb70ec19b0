/** Next drops a route's content-length, the CMS's too: the route says it in this header, and guard.mjs puts it back. */
export const MEDIA_LENGTH = 'x-media-length';
