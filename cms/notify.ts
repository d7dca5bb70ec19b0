import type { CollectionConfig, CollectionSlug, GlobalConfig, PayloadRequest } from 'payload';
import { enqueue, sendsNotes } from './notes';
import { filesOf, isWithdrawable, SHOWING, tagsOf, tagsOfGlobal, type Doc } from './tags';

/** Kinds without drafts have no status; a comment needs approval. */
const isPublic = ({ _status, approved }: Doc) =>
  (!_status || _status === 'published') && approved !== false;

/** The published document, ignoring any newer draft. */
async function publicDoc(slug: string, id: unknown, req: PayloadRequest): Promise<Doc | null> {
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  const collection = slug as CollectionSlug;
  const options = {
    depth: 0,
    draft: false,
    overrideAccess: true,
    disableErrors: true,
    // Not `req` itself: Payload would change the locale of the save.
    req: { transactionID: req.transactionID },
  } as const;
  const found = await req.payload.findByID({ collection, id, ...options });
  const doc: Doc | null = found && { ...found };
  return doc && isPublic(doc) ? doc : null;
}

const keyOf = (slug: string, id: unknown) => `before ${slug} ${String(id)}`;

/** Taken down, or with a file replaced. */
const isWithdrawal = (before: Doc, after: Doc | null) =>
  !after || filesOf(before).some((id) => !filesOf(after).includes(id));

export function notifyOf(slug: string) {
  return {
    beforeValidate: [
      async ({ operation, originalDoc, req }) => {
        if (operation !== 'update' || !sendsNotes(req)) return;
        const id: unknown = originalDoc?.id;
        req.context[keyOf(slug, id)] = await publicDoc(slug, id, req);
      },
    ],
    afterChange: [
      async ({ doc, req }) => {
        if (!sendsNotes(req)) return;
        const before = (req.context[keyOf(slug, doc.id)] ?? null) as Doc | null;
        const after = await publicDoc(slug, doc.id, req);
        if (!before && !after) return;
        enqueue('tags', tagsOf(slug, before, after), req);
        if (before && isWithdrawable(slug) && isWithdrawal(before, after)) {
          enqueue('withdrawn', tagsOf(slug, before, after), req);
        }
      },
    ],
    afterDelete: [
      ({ doc, req }) => {
        enqueue('tags', tagsOf(slug, doc), req);
        if (isPublic(doc) && isWithdrawable(slug)) enqueue('withdrawn', tagsOf(slug, doc), req);
      },
    ],
  } satisfies CollectionConfig['hooks'];
}

/** The tags of the pages that may show a file. */
async function tagsShowing(id: unknown, req: PayloadRequest): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(SHOWING).map(async ([slug, fields]) => {
      const { docs } = await req.payload.find({
        collection: slug as CollectionSlug,
        where: { or: fields.map((field) => ({ [field]: { equals: id } })) },
        ...{ depth: 0, limit: 100, req: { transactionID: req.transactionID } },
      });
      return tagsOf(slug, ...docs.map((doc): Doc => ({ ...doc })));
    }),
  );
  return found.flat();
}

/** A file that became private or was replaced is withdrawn; anything else is a change. */
export const notifyOfMedia = {
  afterChange: [
    async ({ doc, previousDoc, operation, req }) => {
      if (!sendsNotes(req)) return;
      enqueue('tags', tagsOf('media', doc), req);
      if (operation !== 'update') return;
      const isGone = doc.private === true || doc.filename !== previousDoc.filename;
      if (isGone) enqueue('withdrawn', await tagsShowing(doc.id, req), req);
    },
  ],
  // Before, since afterwards no document references the file any more.
  beforeDelete: [
    async ({ id, req }) => {
      if (!sendsNotes(req)) return;
      enqueue('tags', tagsOf('media', { id }), req);
      enqueue('withdrawn', await tagsShowing(id, req), req);
    },
  ],
} satisfies CollectionConfig['hooks'];

export function notifyOfGlobal(slug: string) {
  return {
    afterChange: [({ req }) => enqueue('tags', tagsOfGlobal(slug), req)],
  } satisfies GlobalConfig['hooks'];
}
