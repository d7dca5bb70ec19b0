import type { CollectionSlug, Payload } from 'payload';
import { isPostgresOf, rowsBy, toTable } from '../queries/driver';
import { raw, sql, type SQL } from '../queries/sql';

/** What is known by its id outside: an id that was given once is given to nothing else (cms/migrations/sqlite, `ids_once`). */
const ONCE: readonly CollectionSlug[] = ['albums', 'news', 'videos', 'lives', 'media'];

const sequenceOf = (table: string): SQL => sql`pg_get_serial_sequence(${table}, 'id')::regclass`;

async function lastIdOf({ db }: Payload, table: string): Promise<number> {
  const statement = isPostgresOf(db)
    ? sql`SELECT pg_sequence_last_value(${sequenceOf(table)}) AS last`
    : sql`SELECT seq AS last FROM sqlite_sequence WHERE name = ${table}`;
  const [row] = await rowsBy<{ last: number | string | null }>(db, statement);
  return Number(row?.last ?? 0);
}

/** The last id that was given, also to what is deleted since: `{albums: 264, …}`. */
export async function lastIds(payload: Payload): Promise<Record<string, number>> {
  const found = ONCE.map(async (slug) => [slug, await lastIdOf(payload, toTable(slug))] as const);
  return Object.fromEntries(await Promise.all(found));
}

/** New documents get ids after those that are there and after `last`, whoever had that. */
export async function countOn({ db, collections }: Payload, slug: CollectionSlug, last: number) {
  if (collections[slug].customIDType !== undefined) return;
  const table = toTable(slug);
  if (!isPostgresOf(db)) {
    await rowsBy(db, sql`UPDATE sqlite_sequence SET seq = MAX(seq, ${last}) WHERE name = ${table}`);
    return;
  }
  await rowsBy(
    db,
    sql`SELECT setval(sequence, given) FROM (
      SELECT sequence, GREATEST(
        (SELECT MAX(id) FROM ${raw(table)}), pg_sequence_last_value(sequence), ${last}
      ) AS given FROM (SELECT ${sequenceOf(table)} AS sequence) counting
    ) counted WHERE given > 0`,
  );
}
