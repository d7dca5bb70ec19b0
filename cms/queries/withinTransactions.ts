import type { PayloadRequest } from 'payload';
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
type Writes = Record<(typeof WRITES)[number], Write>;

/**
 * A read that fails ends the transaction of all that are saved at once, and Payload goes on with the others: what was written before is
 * gone, and what comes then would stay.
 */
export const withinTransactions = extending((db: Writes): Writes => {
  const checked =
    (write: Write): Write =>
    async (args) => {
      if (await hasLostTransaction(db, args.req))
        throw new Error('the transaction has ended, and nothing is written outside of it');
      return write(args);
    };
  const writes = WRITES.map((name) => [name, checked(db[name].bind(db))] as const);
  return Object.fromEntries(writes) as Writes;
});
