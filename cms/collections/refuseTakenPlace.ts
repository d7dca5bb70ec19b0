import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  Where,
} from 'payload';
import { idOf } from '../idOf';
import type { Album } from '../payload-types';
import { isQuiet } from '../quietly';
import { fieldRefusal } from '../refusal';
import { sameTransaction } from '../sameTransaction';
import { say, type English } from '../words/words';
import { isAsBefore } from './asBefore';
import { storedRow } from './storedRow';

type Place = { label: string; seq: number };

/** Year and number in the year. */
const placeOf = ({ yearLabel, seq }: Partial<Album>): Place | null =>
  yearLabel && seq ? { label: idOf(yearLabel), seq } : null;

/** The work that has a place or a number by the database's index: in its own row. An import writes a draft's place there, too. One read of that index. */
async function workWith(where: Where, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'albums',
    where,
    select: { num: true, name: true },
    ...{ depth: 0, limit: 1, pagination: false },
    req: sameTransaction(req),
  });
  return docs[0];
}

const isAt = ({ label, seq }: Place): Where => ({
  and: [{ yearLabel: { equals: label } }, { seq: { equals: seq } }],
});

/** In a request's context. */
const WRITES_ROW = 'writes the row of a work';

export const rememberRow: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update') req.context[WRITES_ROW] = !(args as { draft?: boolean }).draft;
};

/**
 * Whoever takes a work down has its newest draft written into its row. A number that another work got meanwhile stays in the row as it
 * was: the database would refuse it, and the work would stay published.
 */
async function withFreeNumbers(data: Partial<Album>, before: Album, req: PayloadRequest) {
  const isOfOther = async (where: Where) => {
    const other = await workWith(where, req);
    return other !== undefined && other.id !== before.id;
  };
  const place = placeOf(data);
  const isOldNumber = data.num && data.num === before.num;
  const taken = [
    ...(place && (await isOfOther(isAt(place))) ? ['yearLabel', 'seq'] : []),
    ...(isOldNumber && (await isOfOther({ num: { equals: data.num } })) ? ['num'] : []),
  ];
  if (taken.length === 0) return data;
  const row = await storedRow('albums', before.id, taken, req);
  return { ...data, ...Object.fromEntries(taken.map((name) => [name, row[name] ?? null])) };
}

type Named = Pick<Album, 'id' | 'num' | 'name'>;

type Rule<Value> = {
  valueOf: (work: Partial<Album>) => Value | null;
  whereIs: (value: Value) => Where;
  /** How the other work is named, which has it. */
  called: (other: Named) => string | number;
  text: English;
  label: English;
  path: string;
};

const PLACE: Rule<Place> = {
  valueOf: placeOf,
  whereIs: isAt,
  called: ({ num, name, id }) => num || name || id,
  text: 'Another artwork has this number in the year: {work}.',
  label: 'Number in the year',
  path: 'seq',
};

const NUMBER: Rule<string> = {
  valueOf: ({ num }) => num || null,
  whereIs: (num) => ({ num: { equals: num } }),
  called: ({ name, id }) => name || id,
  text: 'Another artwork has this certificate number: {work}.',
  label: 'Certificate number',
  path: 'num',
};

type Own = { data: Partial<Album>; before: Album | undefined; req: PayloadRequest };

async function refuseTaken<Value>(rule: Rule<Value>, { data, before, req }: Own) {
  const { valueOf, whereIs, called, text, label, path } = rule;
  const value = valueOf(data);
  if (value === null || isAsBefore(valueOf, data, before)) return;
  const other = await workWith(whereIs(value), req);
  if (!other || other.id === before?.id) return;
  const said = { text, values: { work: called(other) }, path };
  throw fieldRefusal(req, { ...said, label: say(req.i18n.language, label) });
}

/**
 * The message of the database's index names no field of the form or no work, and a published work's draft is not in that index: it would
 * fail when it is published. On PostgreSQL all that are published with it would fail, too.
 */
export const refuseTakenPlace: CollectionBeforeChangeHook<Album> = async ({
  data,
  originalDoc: before,
  req,
}) => {
  // Imports and archives look for all of their works at once (cms/exchange).
  if (isQuiet(req)) return data;
  await refuseTaken(PLACE, { data, before, req });
  await refuseTaken(NUMBER, { data, before, req });
  const isTakenDown = data._status !== 'published' && req.context[WRITES_ROW] === true;
  return isTakenDown && before ? withFreeNumbers(data, before, req) : data;
};
