import type { CollectionAfterOperationHook, Payload, PayloadRequest, Plugin } from 'payload';
import { sameTransaction } from '../sameTransaction';

/** What of people's data: the collection, for example. No name, address or other data of a visitor. */
type Noted = { req: PayloadRequest; what: string; count: number };
type Row = { action: 'exported' | 'erased'; who: string; what: string; count: number };

/** As long as France's CNIL advises for logs: six months to a year. */
export const LOGS_KEEP_DAYS = 365;

const write = ({ db }: Payload, row: Row, req?: PayloadRequest) =>
  db.create({
    collection: 'logs',
    data: { ...row, cTime: new Date().toISOString() },
    req: req && sameTransaction(req),
  });

/** In the context of what the CMS does later than an editor asked for it: their e-mail address. */
export const ASKED_BY = 'askedBy';

const nameOf = ({ user, context }: PayloadRequest) =>
  String(user?.email ?? context[ASKED_BY] ?? 'a command');

/** Somebody took people's data out of the CMS: who, what, how much, when. */
export async function noteExport({ req, what, count }: Noted): Promise<void> {
  await write(req.payload, { action: 'exported', who: nameOf(req), what, count }, req);
}

/** What ran out was deleted by the CMS itself. */
export async function noteSweep(payload: Payload, what: string, count: number): Promise<void> {
  if (count > 0) await write(payload, { action: 'erased', who: 'the CMS', what, count });
}

const countOf = (result: unknown): number =>
  typeof result === 'object' && result !== null && 'docs' in result && Array.isArray(result.docs)
    ? result.docs.length
    : 1;

/** One row for each deletion, of one document or many; in its transaction. */
const noteErasure: CollectionAfterOperationHook = async ({
  collection: { slug },
  operation,
  req,
  result,
}) => {
  const count = countOf(result);
  if ((operation !== 'delete' && operation !== 'deleteByID') || count === 0) return result;
  await write(req.payload, { action: 'erased', who: nameOf(req), what: slug, count }, req);
  return result;
};

/** Where data of people is. */
const OF_PEOPLE: readonly string[] = [
  'albums',
  'certificates',
  'guestPersons',
  'albumComments',
  'favourites',
  'editors',
];

/** Every deletion of people's data is noted, wherever it comes from: the admin, REST, a command, another deletion. */
export const logErasures: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    if (!OF_PEOPLE.includes(collection.slug)) return collection;
    const afterOperation = [...(collection.hooks?.afterOperation ?? []), noteErasure];
    return { ...collection, hooks: { ...collection.hooks, afterOperation } };
  }),
});
