import type { Payload } from 'payload';
import { rowsBy } from '../queries/driver';
import { listed, sql } from '../queries/sql';

/** Of these files, those that nothing needs: newest versions count, and certificates, also of what was taken down or hidden. */
export async function unusedMedia({ db }: Payload, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  // Not above: it imports the configuration, which imports this.
  const { isIn, isNeeded, neededTexts } = await import('../queries/mediaUse');
  const rows = await rowsBy<{ id: number; filename: string }>(
    db,
    sql`SELECT m.id, m.filename FROM media m WHERE m.id IN ${listed(ids)} AND NOT ${isNeeded}`,
  );
  if (rows.length === 0) return [];
  const texts = await neededTexts();
  return rows
    .map(({ id, filename }) => ({ id: Number(id), filename, madeAt: 0 }))
    .filter((file) => !isIn(texts, file))
    .map(({ id }) => id);
}
