import type { BaseDatabaseAdapter, PayloadRequest } from 'payload';
import { extending } from './extending';
import { hasLostTransaction } from './ownTransaction';

export const WRITES = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateMany',
  'updateOne',
  'updateVersion',
] as const;

type Within = { req?: Partial<PayloadRequest> };
type Write = (args: Within) => Promise<unknown>;
type Db = Record<(typeof WRITES)[number], Write> & Pick<BaseDatabaseAdapter, 'commitTransaction'>;

async function mustBeOpen(db: object, req: Within['req']) {
  if (await hasLostTransaction(db, req))
    throw new Error('the transaction has ended, and nothing is written outside of it');
}

/**
 * A read that fails ends the transaction of all that are saved at once, and Payload goes on with the others: what was written before is
 * gone, what comes then would stay, and all would be reported as saved.
 */
export const withinTransactions = extending((db: Db): Db => {
  const checked =
    (write: Write): Write =>
    async (args) => {
      await mustBeOpen(db, args.req);
      return write(args);
    };
  const writes = WRITES.map((name) => [name, checked(db[name].bind(db))] as const);
  const commit = db.commitTransaction.bind(db);
  return {
    ...(Object.fromEntries(writes) as Record<(typeof WRITES)[number], Write>),
    commitTransaction: async (transactionID) => {
      await mustBeOpen(db, { transactionID });
      await commit(transactionID);
    },
  };
});
