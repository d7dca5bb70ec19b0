import type { GlobalConfig } from 'payload';

/** A global has no drafts; what it was before can be compared and restored, as of a document. */
export const earlier = { max: 20 } satisfies GlobalConfig['versions'];
