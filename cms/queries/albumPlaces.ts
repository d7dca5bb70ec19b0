import type { Payload } from 'payload';
import { countryTag, labelTag, nearTag, partTag } from '@/lib/contract/tags';
import { bearersOf, CURATED, PLACED, PUBLISHED } from './albumsOfLabel';
import { rowsBy } from './driver';
import { sql, type SQL } from './sql';

/** Where a published work hangs, as tags. */
export type Places = {
  /** The lists that hold it. */
  lists: string[];
  /** The twenty works of each list around it. */
  parts: string[];
  /** The works before and after it in its year. */
  near: string[];
};

type Facts = { year: string | null; country: number | null; code: string | null };
type Place = { place: number | string; previous: number | null; next: number | null };

const worksIn = (country: number) =>
  sql`${PLACED} FROM albums a WHERE ${PUBLISHED} AND a.country_id = ${country}`;

export async function placesOf({ db }: Payload, id: number): Promise<Places> {
  const placeIn = async (works: SQL) => {
    const [found] = await rowsBy<Place>(
      db,
      sql`SELECT * FROM (
        SELECT id, ROW_NUMBER() OVER w - 1 AS place, LAG(id) OVER w AS previous, LEAD(id) OVER w AS next
        FROM (${works}) works WINDOW w AS (ORDER BY ${CURATED})) places WHERE id = ${id}`,
    );
    return found;
  };
  const [facts] = await rowsBy<Facts>(
    db,
    sql`SELECT a.year_label_id AS year, a.country_id AS country, area.code AS code FROM albums a
      LEFT JOIN areas area ON area.id = a.country_id WHERE a.id = ${id} AND ${PUBLISHED}`,
  );
  const places: Places = { lists: [], parts: [], near: [] };
  if (!facts) return places;
  const { year, country, code } = facts;
  const labels = await rowsBy<{ label: string }>(
    db,
    sql`SELECT DISTINCT labels_id AS label FROM albums_rels
      WHERE parent_id = ${id} AND labels_id IS NOT NULL`,
  );

  async function add(list: string, works: SQL): Promise<Place | undefined> {
    const found = await placeIn(works);
    places.lists.push(list);
    if (found) places.parts.push(partTag(list, Number(found.place)));
    return found;
  }

  for (const label of new Set([...(year ? [year] : []), ...labels.map((one) => one.label)])) {
    const found = await add(labelTag(label), bearersOf([label]));
    if (label !== year) continue;
    const beside = [found?.previous, found?.next].filter((other) => other != null);
    places.near = beside.map(nearTag);
  }
  if (country && code) await add(countryTag(code), worksIn(country));
  return places;
}

/** Whether visitors may not have a file: a work whose picture it is hangs nowhere. */
export async function isPrivate({ db }: Payload, file: unknown): Promise<boolean> {
  const id = Number(file ?? 0);
  const found = await rowsBy(db, sql`SELECT 1 FROM media WHERE id = ${id} AND private = TRUE`);
  return found.length > 0;
}

/** Whether a year shows the work beside its theme. */
export async function isShownByYear({ db }: Payload, id: number): Promise<boolean> {
  const found = await rowsBy(db, sql`SELECT 1 FROM years_rels WHERE albums_id = ${id} LIMIT 1`);
  return found.length > 0;
}
