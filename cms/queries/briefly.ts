import { sharing } from './sharing';

/** Shorter than the delay of a note (cms/notes/sendNotes.ts), so that the website never caches an outdated answer. */
const BRIEFLY_MS = 150;

/**
 * Calls with the same key within 150 ms share one result. When many pages are rendered again, or everybody opens the
 * gallery at once, the database gets seven queries a second instead of seven hundred.
 */
export const briefly = sharing({ max: 200, ms: BRIEFLY_MS });
