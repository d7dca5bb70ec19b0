import type { GlobalConfig } from 'payload';
import { editorsOnly } from '../collections/shared';

export const globalAccess = {
  read: editorsOnly.read,
  update: editorsOnly.update,
} satisfies GlobalConfig['access'];

/** A global has no drafts; what it was before can be compared and restored, as of a document. */
export const earlier = { max: 20 } satisfies GlobalConfig['versions'];
