import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload';
import { isYear } from '@/lib/query';
import { idOf } from '../idOf';
import type { Year } from '../payload-types';
import { isQuiet } from '../quietly';
import { fieldRefusal } from '../refusal';
import { sameTransaction } from '../sameTransaction';
import { say, type English } from '../words/words';
import { isAsBefore } from './asBefore';
import { yearsOfLabel } from './yearsOfLabel';

const labelOf = ({ label, year }: Partial<Year>) => (label ? idOf(label) : year);

type Asked = { label: string; id: number; req: PayloadRequest };

/** Another year with a label, as visitors see it or as it was last saved. What stood in an earlier draft is free. */
async function otherWith({ label, id, req }: Asked) {
  const isOther: Where = { and: [yearsOfLabel(label), { id: { not_equals: id } }] };
  const find = async (where: Where, draft: boolean) => {
    const { docs } = await req.payload.find({
      collection: 'years',
      ...{ where, draft },
      select: { year: true },
      ...{ depth: 0, limit: 1, pagination: false },
      req: sameTransaction(req),
    });
    return docs[0];
  };
  const shown = await find({ and: [{ _status: { equals: 'published' } }, isOther] }, false);
  return shown ?? find(isOther, true);
}

const atLabel = (req: PayloadRequest, text: English, year: string) =>
  fieldRefusal(req, {
    text,
    values: { year },
    label: say(req.i18n.language, 'Label of its artworks'),
    path: 'label',
  });

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
  if (!label || isQuiet(req) || isAsBefore(labelOf, data, before)) return data;
  const other = await otherWith({ label, id: before?.id ?? 0, req });
  if (!other) return data;
  throw atLabel(req, 'Another year has this label: {year}.', other.year);
};

const nameOf = (year: Partial<Year>) => [labelOf(year), year.year];

/**
 * The works of a label that is named like a year show that name: under another year they would keep it. A year that has
 * such a label from before can be saved.
 */
export const refuseOtherYearsName: CollectionBeforeChangeHook<Year> = ({
  data,
  originalDoc = {},
  req,
}) => {
  const label = String(labelOf(data));
  // A draft may lack its number: the rule comes with it.
  const isOwn = !data.year || !isYear(label) || label === data.year;
  if (isOwn || isQuiet(req) || isDeepStrictEqual(nameOf(data), nameOf(originalDoc))) return data;
  const text =
    'This label is named after another year, and its artworks would show that year. Make a label for {year} first.';
  throw atLabel(req, text, String(data.year));
};
