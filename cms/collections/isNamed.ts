import type { TextFieldSingleValidation } from 'payload';
import { FALLBACK_LOCALE } from '../queries/locale';
import { isQuiet } from '../quietly';
import { isPublished, shownRow, type Asked } from './keptValue';

type Row = { id?: unknown; name?: unknown; link?: unknown; url?: unknown; img?: unknown };

const isNameless = ({ name, link, url, img }: Row) =>
  Boolean(link || url || img) && !String(name ?? '').trim();

/** Whether a row has no name already, so that the rest of the document can be saved. A row that is new has none before, either. */
async function staysNameless(row: Row, asked: Asked): Promise<boolean> {
  const { id, collectionSlug, data, previousValue, req } = asked;
  if (isQuiet(req)) return true;
  if (!isNameless({ ...row, name: previousValue })) return false;
  // Of a global no more is known: what it has stored is null, if it is nothing.
  if (!collectionSlug) return previousValue !== undefined;
  if (id === undefined) return false;
  return !isPublished(data) || isNameless((await shownRow(row.id, asked)) ?? {});
}

/** A row with a link or a picture needs a name, for who can't see it. In other languages English stands in. */
export const isNamed: TextFieldSingleValidation = async (value, asked) => {
  const row: Row = { ...(asked.siblingData as Row), name: value };
  const isOther = asked.localized && asked.req.locale !== FALLBACK_LOCALE;
  const isNeeded = isNameless(row) && !isOther;
  return !isNeeded || (await staysNameless(row, asked)) || 'A name for the link or the picture.';
};
