import type { Payload } from 'payload';
import { rowsBy } from '../queries/driver';
import { listed, sql } from '../queries/sql';

/** Of these files, those that nothing shows. */
export async function unusedMedia({ db }: Payload, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  // Not above: it imports the configuration, which imports this.
  const { isInText, isNamed } = await import('../queries/mediaUse');
  const rows = await rowsBy<{ id: number; filename: string }>(
    db,
    sql`SELECT m.id, m.filename FROM media m WHERE m.id IN ${listed(ids)} AND NOT ${isNamed}
      AND NOT EXISTS (SELECT 1 FROM albums d WHERE d.cover_id = m.id)`,
  );
  const unused: number[] = [];
  for (const { id, filename } of rows) {
    if (!(await isInText(Number(id), filename))) unused.push(Number(id));
  }
  return unused;
}
