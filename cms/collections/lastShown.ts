import type { CollectionSlug, Field, FieldHook } from 'payload';
import { isQuiet } from '../quietly';
import { storedRow } from './storedRow';

const noteLastShown: FieldHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
  value,
}) => {
  // An archive tells it.
  if (operation === 'create' && isQuiet(req) && value) return value;
  const isUpdate = operation === 'update' && collection;
  // A copy has it from what it is a copy of.
  const before: Record<string, unknown> = isUpdate
    ? await storedRow(
        collection.slug as CollectionSlug,
        originalDoc.id,
        ['_status', 'lastShown'],
        req,
      )
    : originalDoc;
  const isShown = data?._status === 'published' || before?._status === 'published';
  return isShown ? new Date().toISOString() : (before?.lastShown ?? null);
};

/**
 * When visitors could see the document last, as of its last save. Unlike its versions it is kept for ever: `cms/queries/mediaUse.ts`
 * must know of what was taken down.
 */
export const lastShown: Field = {
  name: 'lastShown',
  type: 'date',
  admin: { hidden: true },
  hooks: { beforeChange: [noteLastShown] },
};
