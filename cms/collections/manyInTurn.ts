import { setImmediate as others } from 'node:timers/promises';
import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload';
import { isPostgresOf, rowsBy, toTable } from '../queries/driver';
import { allUnionOf, raw, sql } from '../queries/sql';
import { refusal } from '../refusal';
import { say } from '../words/words';
import { isOfMany } from './isOfMany';

const CONFLICT = 409;

type Turns = { since: string; last: Promise<unknown> };

/** In a request's context: the turns of its documents of this collection. */
const keyOf = (slug: string) => `turns ${slug}`;

const turnsOf = ({ context }: PayloadRequest, slug: string) =>
  context[keyOf(slug)] as Turns | undefined;

/** SQLite answers at once: while an editor changes or deletes many documents, nobody else would be answered until the last. */
export const beginTurns: CollectionBeforeOperationHook = (save) => {
  const { args, collection, req } = save;
  if (isOfMany(save) && !isPostgresOf(req.payload.db)) {
    const turns: Turns = { since: new Date().toISOString(), last: Promise.resolve() };
    req.context[keyOf(collection.slug)] = turns;
  }
  return args;
};

/** Payload deletes all at once: each waits for those before it. */
async function waitForTurn(turns: Turns) {
  turns.last = turns.last.then(() => others());
  await turns.last;
}

type Saved = { slug: string; id: number | string; hasVersions: boolean };

async function isSavedSince(db: object, { slug, id, hasVersions }: Saved, since: string) {
  const table = toTable(slug);
  const savedIn = (rows: string, column: string) =>
    sql`SELECT id FROM ${raw(rows)} WHERE ${raw(column)} = ${id} AND updated_at >= ${since}`;
  const drafts = hasVersions ? [savedIn(`_${table}_v`, 'parent_id')] : [];
  const found = await rowsBy(db, allUnionOf([savedIn(table, 'id'), ...drafts]));
  return found.length > 0;
}

/** Payload has read all documents before the first turn, and would put that in the place of what was saved since. */
export const saveInTurn: CollectionBeforeValidateHook = async (save) => {
  const { collection, data, operation, originalDoc, req } = save;
  const { slug, versions } = collection;
  const turns = turnsOf(req, slug);
  if (!turns || operation !== 'update' || !originalDoc) return data;
  await waitForTurn(turns);
  const saved = { slug, id: originalDoc.id, hasVersions: Boolean(versions) };
  if (!(await isSavedSince(req.payload.db, saved, turns.since))) return data;
  const text = 'It was changed meanwhile, and stays as it is.';
  throw refusal(say(req.i18n.language, text), CONFLICT);
};

export const deleteInTurn: CollectionBeforeDeleteHook = async ({ collection: { slug }, req }) => {
  const turns = turnsOf(req, slug);
  if (turns) await waitForTurn(turns);
};
