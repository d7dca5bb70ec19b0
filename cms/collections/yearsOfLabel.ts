import type { Where } from 'payload';

/** Years whose works bear a label: those that name it, and one with the same name that names none. */
export const yearsOfLabel = (label: unknown): Where => ({
  or: [
    { label: { equals: label } },
    { and: [{ year: { equals: label } }, { label: { exists: false } }] },
  ],
});
