import type { CollectionConfig, CollectionSlug, GlobalConfig, PayloadRequest } from 'payload';
import { may } from '../access/may';
import { announce, keep, sendsNotes } from './notes';
import { isPrivate } from '../queries/albumPlaces';
import { tagsOfFile } from '../queries/fileTags';
import type { Note } from '../queries/outbox';
import { hasLostTransaction } from '../queries/ownTransaction';
import { sameTransaction } from '../sameTransaction';
import { logFailure } from '../services/log';
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

/** Visitors see no work whose picture is private. */
const isSeen = async (slug: string, doc: Doc, { payload }: PayloadRequest) =>
  isPublic(doc) && !(slug === 'albums' && (await isPrivate(payload, doc.cover)));

/** The published document that visitors see, ignoring any newer draft. */
async function publicDoc(slug: string, id: unknown, req: PayloadRequest): Promise<Doc | null> {
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  const collection = slug as CollectionSlug;
  const options = {
    depth: 0,
    draft: false,
    overrideAccess: true,
    disableErrors: true,
    req: sameTransaction(req),
  } as const;
  const found = await req.payload.findByID({ collection, id, ...options });
  const doc: Doc | null = found && { ...found };
  return doc && (await isSeen(slug, doc, req)) ? doc : null;
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

/**
 * What isn't found out is told coarsely: of an action on many Payload commits what was written before a fault, and its websites would
 * show it for an hour. A read that fails may have ended the transaction: then the save fails, too, and nothing is told.
 */
async function noteOfSaved(slug: string, id: unknown, req: PayloadRequest): Promise<Partial<Note>> {
  const before = recall(slug, id, req);
  const startedAt = performance.now();
  try {
    return noteOf({ slug, id, before, after: await publicDoc(slug, id, req) });
  } catch (error) {
    if (await hasLostTransaction(req.payload.db, req)) throw error;
    logFailure({ path: 'notes', token: 'request.failed', startedAt, error });
    return coarseNoteOf(slug, before);
  }
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
        const key = keyOf(slug, operation === 'update' ? id : undefined);
        await keep(await noteOfSaved(slug, id, req), req, key);
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

/** Of a file that more documents of a kind show it is not found out where each is shown. */
const MOST_DOCS = 100;

/** The documents of a kind that show a file; null if they are too many. */
async function docsShowing(slug: string, id: unknown, req: PayloadRequest): Promise<Doc[] | null> {
  const fields = SHOWING[slug] ?? [];
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: { or: fields.map((field) => ({ [field]: { equals: id } })) },
    ...{ depth: 0, limit: MOST_DOCS + 1, req: sameTransaction(req) },
  });
  return docs.length > MOST_DOCS ? null : docs.map((doc): Doc => ({ ...doc }));
}

/** The tags of the pages that may show a file, and the published works whose picture it is, with where they hang. */
type Shown = { tags: string[]; works: { doc: Doc; state: WorkState }[] };

const NO_PAGES: Shown = { tags: [], works: [] };

async function shownBy(id: unknown, req: PayloadRequest): Promise<Shown> {
  const found = await Promise.all(
    Object.keys(SHOWING).map(async (slug) => ({ slug, docs: await docsShowing(slug, id, req) })),
  );
  const tags = found.flatMap(({ slug, docs }) =>
    docs ? tagsOf(slug, ...docs) : coarseTagsOf(slug),
  );
  const works = (found.find(({ slug }) => slug === 'albums')?.docs ?? []).filter(isPublic);
  const hung = works.map(async (doc) => ({ doc, state: await workState(req.payload, doc.id) }));
  return {
    tags: [...tags, ...(await tagsOfFile(req.payload, Number(id)))],
    works: await Promise.all(hung),
  };
}

/** Before the save: a work whose picture is gone hangs nowhere any more. */
async function announceFile(id: unknown, req: PayloadRequest) {
  if (!sendsNotes(req)) return;
  const shown = await shownBy(id, req);
  req.context[keyOf('media', id)] = shown;
  const tags = coarseTagsOf('media');
  await announce(keyOf('media', id), { tags, withdrawn: tags }, req);
}

const recallShown = (id: unknown, req: PayloadRequest) =>
  (req.context[keyOf('media', id)] ?? NO_PAGES) as Shown;

/** The works come or go with a file, as there are none without a picture; with another one they change. */
type FileChange = 'moves' | 'replaced' | 'described';

function noteOfFile({ tags, works }: Shown, change: FileChange): Pick<Note, 'tags' | 'works'> {
  const notes = works.map(({ doc, state }) =>
    change === 'described'
      ? { tags: tagsShowingWork(doc.id, state), works: [] }
      : noteOfWork({ id: doc.id, before: doc, after: change === 'moves' ? null : doc, state }),
  );
  return {
    tags: [...tags, ...notes.flatMap((note) => note.tags)],
    works: notes.flatMap((note) => note.works),
  };
}

/** A file that became private or was replaced is withdrawn; anything else is a change. Nothing shows a new one yet. */
export const notifyOfMedia = {
  beforeChange: [
    async ({ operation, originalDoc, req }) => {
      if (operation === 'update') await announceFile(originalDoc?.id, req);
    },
  ],
  afterChange: [
    async ({ doc, previousDoc, operation, req }) => {
      if (operation !== 'update' || !sendsNotes(req)) return;
      const isHidden = doc.private === true;
      const isMove = isHidden !== (previousDoc.private === true);
      const isReplaced = doc.filename !== previousDoc.filename;
      const change = isMove ? 'moves' : isReplaced ? 'replaced' : 'described';
      const note = noteOfFile(recallShown(doc.id, req), change);
      const isGone = isHidden || isReplaced;
      await keep({ ...note, withdrawn: isGone ? note.tags : [] }, req, keyOf('media', doc.id));
    },
  ],
  beforeDelete: [({ id, req }) => announceFile(id, req)],
  afterDelete: [
    async ({ id, req }) => {
      const note = noteOfFile(recallShown(id, req), 'moves');
      await keep({ ...note, withdrawn: note.tags }, req, keyOf('media', id));
    },
  ],
} satisfies CollectionConfig['hooks'];

export function notifyOfGlobal(slug: string) {
  const note = { tags: tagsOfGlobal(slug) };
  return {
    // Payload restores a global's version without `beforeChange`, and refuses who may not only after this hook.
    beforeOperation: [
      async ({ operation, overrideAccess, req }) => {
        const isRestored = operation === 'restoreVersion';
        if (isRestored && (overrideAccess || may(req.user, 'update', slug)))
          await announce(slug, note, req);
      },
    ],
    beforeChange: [({ req }) => announce(slug, note, req)],
    afterChange: [({ req }) => keep(note, req, slug)],
  } satisfies GlobalConfig['hooks'];
}
