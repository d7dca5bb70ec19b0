import type { CollectionBeforeChangeHook } from 'payload';
import { idOf } from '../idOf';
import type { Year } from '../payload-types';
import { isQuiet } from '../quietly';
import { fieldRefusal } from '../refusal';
import { say } from '../words/words';
import { yearsOfLabel } from './yearsOfLabel';

const labelOf = ({ label, year }: Partial<Year>) => (label ? idOf(label) : year);

/** A label that it had before is refused when the year is published: two may have got one before that was asked. */
const isAsBefore = (data: Partial<Year>, before: Partial<Year> = {}) =>
  labelOf(data) === labelOf(before) &&
  (data._status !== 'published' || before._status === 'published');

/** Two years with one label would show the same works, in drafts too. */
export const refuseTakenLabel: CollectionBeforeChangeHook<Year> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const label = labelOf(data);
  // A copy begins as a new year.
  const before = operation === 'update' ? originalDoc : undefined;
  if (!label || isQuiet(req) || isAsBefore(data, before)) return data;
  const { docs } = await req.payload.find({
    collection: 'years',
    where: { and: [yearsOfLabel(label), { id: { not_equals: before?.id ?? 0 } }] },
    select: { year: true },
    ...{ depth: 0, limit: 1, pagination: false },
    // Not `req` itself: Payload would change the locale of the save.
    req: { transactionID: req.transactionID },
  });
  const [other] = docs;
  if (!other) return data;
  throw fieldRefusal(req, {
    text: 'Another year has this label: {year}.',
    values: { year: other.year },
    label: say(req.i18n.language, 'Label of its artworks'),
    path: 'label',
  });
};
