import type { CollectionConfig, CollectionSlug, GlobalConfig, PayloadRequest } from 'payload';
import { announce, keep, sendsNotes } from './notes';
import { tagsOfFile } from './queries/fileTags';
import type { Note } from './queries/outbox';
import {
  coarseTagsOf,
  filesOf,
  isWithdrawable,
  SHOWING,
  tagsOf,
  tagsOfGlobal,
  type Doc,
} from './tags';
import { noteOfWork, tagsShowingWork, workState, type WorkState } from './workTags';

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

/** What visitors see before a save. */
type Before = { doc: Doc | null; work?: WorkState };

const NOTHING: Before = { doc: null };
const NOWHERE: WorkState = { lists: [], parts: [], near: [], isShownByYear: false };

const keyOf = (slug: string, id: unknown) => `before ${slug} ${String(id ?? 'new')}`;

async function remember(slug: string, id: unknown, req: PayloadRequest) {
  const doc = await publicDoc(slug, id, req);
  const work = doc && slug === 'albums' ? await workState(req.payload, id) : undefined;
  req.context[keyOf(slug, id)] = { doc, work } satisfies Before;
}

const recall = (slug: string, id: unknown, req: PayloadRequest) =>
  (req.context[keyOf(slug, id)] ?? NOTHING) as Before;

/** Taken down, or with a file replaced. */
const isWithdrawal = (before: Doc, after: Doc | null) =>
  !after || filesOf(before).some((id) => !filesOf(after).includes(id));

type Change = { slug: string; id: unknown; before: Before; after: Doc | null };

/** Nothing, if visitors saw and see nothing of it. */
function noteOf({ slug, id, before: { doc, work = NOWHERE }, after }: Change): Partial<Note> {
  if (!doc && !after) return {};
  const note: Partial<Note> =
    slug === 'albums'
      ? noteOfWork({ id, before: doc, after, state: work })
      : { tags: tagsOf(slug, doc, after) };
  const isGone = doc && isWithdrawable(slug) && isWithdrawal(doc, after);
  return { ...note, withdrawn: isGone ? note.tags : [] };
}

/** All that a save may change, before it is known. */
function coarseNoteOf(slug: string, { doc }: Before): Partial<Note> {
  const tags = coarseTagsOf(slug);
  return { tags, withdrawn: doc && isWithdrawable(slug) ? tags : [] };
}

export function notifyOf(slug: string) {
  return {
    beforeValidate: [
      async ({ operation, originalDoc, req }) => {
        if (operation === 'update' && sendsNotes(req)) await remember(slug, originalDoc?.id, req);
      },
    ],
    beforeChange: [
      async ({ data, operation, originalDoc, req }) => {
        const id: unknown = operation === 'update' ? originalDoc?.id : undefined;
        const before = recall(slug, id, req);
        // A draft of what is not published is nobody's business.
        if (!before.doc && !isPublic(data)) return;
        await announce(keyOf(slug, id), coarseNoteOf(slug, before), req);
      },
    ],
    afterChange: [
      async ({ doc: { id }, operation, req }) => {
        if (!sendsNotes(req)) return;
        const before = recall(slug, id, req);
        const after = await publicDoc(slug, id, req);
        const key = keyOf(slug, operation === 'update' ? id : undefined);
        await keep(noteOf({ slug, id, before, after }), req, key);
      },
    ],
    beforeDelete: [
      async ({ id, req }) => {
        if (!sendsNotes(req)) return;
        await remember(slug, id, req);
        const before = recall(slug, id, req);
        if (before.doc) await announce(keyOf(slug, id), coarseNoteOf(slug, before), req);
      },
    ],
    afterDelete: [
      async ({ id, req }) => {
        const before = recall(slug, id, req);
        await keep(noteOf({ slug, id, before, after: null }), req, keyOf(slug, id));
      },
    ],
  } satisfies CollectionConfig['hooks'];
}

/** The tags of the pages of documents that may show a file. */
async function tagsShowing(id: unknown, req: PayloadRequest): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(SHOWING).map(async ([slug, fields]) => {
      const { docs } = await req.payload.find({
        collection: slug as CollectionSlug,
        where: { or: fields.map((field) => ({ [field]: { equals: id } })) },
        ...{ depth: 0, limit: 100, req: { transactionID: req.transactionID } },
      });
      if (slug !== 'albums') return tagsOf(slug, ...docs.map((doc): Doc => ({ ...doc })));
      return (await Promise.all(docs.map((doc) => tagsShowingWork(req.payload, doc.id)))).flat();
    }),
  );
  return [...found.flat(), ...(await tagsOfFile(req.payload, Number(id)))];
}

/** A file that became private or was replaced is withdrawn; anything else is a change. Nothing shows a new one yet. */
export const notifyOfMedia = {
  beforeChange: [
    async ({ operation, originalDoc, req }) => {
      if (operation !== 'update') return;
      const tags = coarseTagsOf('media');
      await announce(keyOf('media', originalDoc?.id), { tags, withdrawn: tags }, req);
    },
  ],
  afterChange: [
    async ({ doc, previousDoc, operation, req }) => {
      if (operation !== 'update' || !sendsNotes(req)) return;
      const tags = await tagsShowing(doc.id, req);
      const isGone = doc.private === true || doc.filename !== previousDoc.filename;
      await keep({ tags, withdrawn: isGone ? tags : [] }, req, keyOf('media', doc.id));
    },
  ],
  beforeDelete: [
    async ({ id, req }) => {
      if (!sendsNotes(req)) return;
      // Now, since afterwards no document references the file any more.
      req.context[keyOf('media', id)] = await tagsShowing(id, req);
      const tags = coarseTagsOf('media');
      await announce(keyOf('media', id), { tags, withdrawn: tags }, req);
    },
  ],
  afterDelete: [
    async ({ id, req }) => {
      const tags = (req.context[keyOf('media', id)] ?? []) as string[];
      await keep({ tags, withdrawn: tags }, req, keyOf('media', id));
    },
  ],
} satisfies CollectionConfig['hooks'];

export function notifyOfGlobal(slug: string) {
  const note = { tags: tagsOfGlobal(slug) };
  return {
    beforeChange: [({ req }) => announce(slug, note, req)],
    afterChange: [({ req }) => keep(note, req, slug)],
  } satisfies GlobalConfig['hooks'];
}
