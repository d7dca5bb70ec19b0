import { NotFound, type BaseDatabaseAdapter, type PayloadRequest } from 'payload';
import { isPostgresOf } from '../queries/driver';
import { runnerOf } from '../queries/ownTransaction';
import { isOrganiser } from './may';

export type Asking = Partial<PayloadRequest> | undefined;

type Data = Record<string, unknown>;

const GIVEN_BY_ORGANISERS = ['role', 'translates'];

/**
 * Payload writes the whole account with each save, as it was when the save began: a role that was taken away meanwhile would be given
 * back. So a request changes it only if an organiser sent it. Commands of ours may do as they like.
 */
export function asSent(data: Data, req: Asking): Data {
  if (req?.payloadAPI !== 'REST') return data;
  const sent: Data = (isOrganiser(req.user) && req.data) || {};
  const isLeftOut = (name: string) => GIVEN_BY_ORGANISERS.includes(name) && !(name in sent);
  return Object.fromEntries(Object.entries(data).filter(([name]) => !isLeftOut(name)));
}

/** An account, if it is there. PostgreSQL waits for whoever is changing or deleting it. */
export const accountAt = (db: BaseDatabaseAdapter, id: number | string) =>
  `SELECT id FROM editors WHERE id = ${Number(id)} ${isPostgresOf(db) ? 'FOR NO KEY UPDATE' : ''}`;

/** A save would make again an account that was deleted after it began. */
export async function mustBeThere(db: BaseDatabaseAdapter, req: Asking, id: number | string) {
  const run = await runnerOf(db, req);
  const found = await run(accountAt(db, id));
  if (found.length === 0) throw new NotFound(req?.t);
}
