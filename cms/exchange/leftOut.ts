import type { Payload } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { rowsBy } from '../queries/driver';
import { raw, sql } from '../queries/sql';
import { countSchedules } from '../schedules/jobs';
import { CONTENT } from './archive';

/** What editors have begun and an archive hasn't: how many published documents are changed in a draft, and how many plans there are. */
export async function countLeftOut(payload: Payload) {
  const { collections, db } = payload;
  let changed = 0;
  for (const slug of CONTENT.filter((each) => hasDraftsEnabled(collections[each].config))) {
    const [row] = await rowsBy<{ changed: number | string }>(
      db,
      sql`SELECT COUNT(DISTINCT d.id) AS changed FROM ${raw(slug)} d
        JOIN ${raw(`_${slug}_v`)} v ON v.parent_id = d.id
        WHERE d._status = 'published' AND v.latest IS TRUE AND v.version__status = 'draft'`,
    );
    changed += Number(row?.changed ?? 0);
  }
  return { changed, planned: await countSchedules(payload) };
}
