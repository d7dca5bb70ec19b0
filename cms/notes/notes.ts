import type { PayloadRequest } from 'payload';
import { IS_SEEDING, REVALIDATE_SECRET } from '../env';
import { putRow, removeRows, type Note } from '../queries/outbox';
import { isQuiet } from '../quietly';
import { requestId } from '../http/requestIds';
import { SENT_AFTER_MS, sendSoon } from './sendNotes';

/** Longer than almost any save takes; then whoever made it is dead (SQLite). */
const ABANDONED_MS = 60_000;

/** Loading the demo sends no notes; imports tell the websites themselves (exchange/tellWebsites.ts). */
export const sendsNotes = (req: PayloadRequest) =>
  !IS_SEEDING && !isQuiet(req) && REVALIDATE_SECRET !== '';

const noteOf = ({ tags = [], withdrawn = [], works = [] }: Partial<Note>): Note => ({
  tags: [...new Set(tags)],
  withdrawn: [...new Set(withdrawn)],
  works: [...new Set(works)],
  ids: [requestId() ?? []].flat(),
});

/** A string or number, except on SQLite, where there is only an empty promise. */
const hasTransaction = async ({ transactionID }: PayloadRequest) => Boolean(await transactionID);

/** The rows that were written before a save and are still to be replaced, by what is saved. */
const announced = (req: PayloadRequest) =>
  (req.context.announced ??= new Map()) as Map<string, number>;

/**
 * Before a save without a transaction: a row with tags that contain all that it may change, so that no moment is left in
 * which the change is there and no row. With a transaction there is no such moment.
 */
export async function announce(key: string, coarse: Partial<Note>, req: PayloadRequest) {
  if (!sendsNotes(req) || (await hasTransaction(req))) return;
  announced(req).set(key, await putRow(req, noteOf(coarse), Date.now() + ABANDONED_MS));
}

/** After the save: what the websites are told when it is committed. `key`: of the announcement that it replaces. */
export async function keep(given: Partial<Note>, req: PayloadRequest, key = '') {
  if (!sendsNotes(req)) return;
  const note = noteOf(given);
  const isEmpty = note.tags.length + note.withdrawn.length + note.works.length === 0;
  const row = announced(req).get(key);
  announced(req).delete(key);
  // A new row: after a long save the announcement is told already, or just being told.
  if (!isEmpty) await putRow(req, note, Date.now() + SENT_AFTER_MS);
  if (row !== undefined) await removeRows(req.payload, [row]);
  if (!isEmpty) sendSoon(req.payload);
}
