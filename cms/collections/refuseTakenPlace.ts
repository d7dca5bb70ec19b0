import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { idOf } from '../idOf';
import type { Album } from '../payload-types';
import { isQuiet } from '../quietly';
import { fieldRefusal } from '../refusal';
import { say } from '../words/words';

type Place = { label: string; seq: number };

/** Year and number in the year. */
const placeOf = ({ yearLabel, seq }: Partial<Album>): Place | null =>
  yearLabel && seq ? { label: idOf(yearLabel), seq } : null;

/** The work that has a place by the database's index: in its own row, which a draft leaves as it is. One read of that index. */
async function workAt({ label, seq }: Place, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'albums',
    where: { and: [{ yearLabel: { equals: label } }, { seq: { equals: seq } }] },
    select: { num: true, name: true },
    ...{ depth: 0, limit: 1, pagination: false },
    // Not `req` itself: Payload would change the locale of the save.
    req: { transactionID: req.transactionID },
  });
  return docs[0];
}

/** A draft isn't refused for a place that it had before: another work may have got it meanwhile. It is when it is published. */
const isAsBefore = (data: Partial<Album>, before: Partial<Album> = {}) =>
  isDeepStrictEqual(placeOf(data), placeOf(before)) &&
  (data._status !== 'published' || before._status === 'published');

/**
 * The message of the database's index names no field of the form, and a published work's draft is not in that index: it would fail
 * when it is published.
 */
export const refuseTakenPlace: CollectionBeforeChangeHook<Album> = async ({
  data,
  originalDoc,
  req,
}) => {
  const place = placeOf(data);
  // Imports and archives look for all of their works at once (cms/exchange).
  if (!place || isQuiet(req) || isAsBefore(data, originalDoc)) return data;
  const other = await workAt(place, req);
  if (!other || other.id === originalDoc?.id) return data;
  throw fieldRefusal(req, {
    text: 'Another artwork has this number in the year: {work}.',
    values: { work: other.num || other.name || other.id },
    label: say(req.i18n.language, 'Number in the year'),
    path: 'seq',
  });
};
