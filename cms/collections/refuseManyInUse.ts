import type { CollectionBeforeOperationHook } from 'payload';
import { fill } from '@/lib/i18n/fill';
import { commaList } from '@/lib/i18n/intl';
import { toSiteLocale } from '@/lib/i18n/locales';
import { rowsBy } from '../queries/driver';
import { listed, sql } from '../queries/sql';
import { say } from '../words/words';
import { isOfMany } from './isOfMany';
import { refuseMany } from './withdrawMany';

/** As many are told by name. */
const TOLD = 10;

type Row = { id: number; filename: string; created_at: string | Date; named: boolean | number };

/** The names of these files that visitors see somewhere, or editors in a preview. */
async function namesInUse(db: object, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  // Not above: it imports the configuration, which imports this.
  const { isInText, isNamed } = await import('../queries/mediaUse');
  const files = await rowsBy<Row>(
    db,
    sql`SELECT m.id, m.filename, m.created_at, ${isNamed} AS named FROM media m
      WHERE m.id IN ${listed(ids)} AND m.private IS NOT TRUE ORDER BY m.filename`,
  );
  const names = files.map(async ({ id, filename, created_at, named }) => {
    const file = { id: Number(id), filename, madeAt: new Date(created_at).getTime() };
    return named || (await isInText(file)) ? [filename] : [];
  });
  return (await Promise.all(names)).flat();
}

/**
 * Before many are deleted Payload asks for no more than their number, and each work whose picture goes leaves the gallery. One that is
 * in use is deleted by its own form. Of many there are the ids alone here (cms/collections/refuseTooMany.ts).
 */
export const refuseManyInUse: CollectionBeforeOperationHook = async (save) => {
  const { args, operation, req } = save;
  if (operation !== 'delete' || !isOfMany(save)) return args;
  const { where } = args as { where?: unknown };
  const { id } = where as { id: { in: number[] } };
  const names = await namesInUse(req.payload.db, id.in);
  if (names.length === 0) return args;
  const { language } = req.i18n;
  const told = commaList(toSiteLocale(language), names.slice(0, TOLD));
  const files = names.length > TOLD ? `${told} …` : told;
  const text = 'Still in use: {count} ({files}). Leave these out, or delete each by its own form.';
  throw refuseMany(req, fill(say(language, text), { count: names.length, files }));
};
