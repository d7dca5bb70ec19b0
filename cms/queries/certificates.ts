import { isYear } from '@/lib/query';
import { BY_PLACE, PLACE } from './albumsOfLabel';
import { foundIds, rows } from './database';
import { listed, raw, sql } from './sql';

type PhotoRow = { filename: string | null };

/** The pictures of the certificate with this number, none when its work was taken down, for example; null: no such certificate. */
export async function findCertificatePhotos(num: string): Promise<string[] | null> {
  const found = await rows<PhotoRow>(sql`
    SELECT photo.filename FROM certificates c
    LEFT JOIN certificates_rels r ON r.parent_id = c.id AND r.path = 'certPhotos'
    LEFT JOIN albums a ON a.id = c.album_id
    LEFT JOIN media photo ON photo.id = r.media_id AND photo.private IS NOT TRUE
      AND c.hidden IS NOT TRUE AND (c.album_id IS NULL OR a._status = 'published')
    WHERE c.num = ${num} ORDER BY r."order"`);
  return found.length ? found.flatMap(({ filename }) => filename ?? []) : null;
}

/** A made certificate (cms/certificates), by the name that it was uploaded with. */
type SheetRow = { num: string; filename: string; original_name: string };

/** The made certificates of works that are published, in the curator's order. */
export async function findSheets(works: readonly number[]): Promise<SheetRow[]> {
  return rows<SheetRow>(sql`
    SELECT c.num, m.filename, m.original_name FROM certificates c
    JOIN albums a ON a.id = c.album_id
    JOIN certificates_rels r ON r.parent_id = c.id AND r.path = 'certPhotos'
    JOIN media m ON m.id = r.media_id AND m.private IS NOT TRUE
    WHERE a.id IN ${listed(works)} AND a._status = 'published' AND c.hidden IS NOT TRUE
      AND m.original_name LIKE 'certificate-%'
    ORDER BY ${BY_PLACE}, r."order"`);
}

/** The works of a year that can have certificates, in the curator's order. */
export const findWorksOfLabel = (label: string): Promise<number[]> =>
  foundIds(sql`
    SELECT a.id FROM albums a WHERE a.year_label_id = ${label} AND a._status = 'published'
    ORDER BY ${PLACE}, a.id`);

/** Published works that have made certificates: of a label, or all. Hidden certificates count, too. */
export const findWorksWithSheets = (label: string | null): Promise<number[]> =>
  foundIds(sql`
    SELECT a.id FROM albums a
    WHERE a._status = 'published' ${label === null ? raw('') : sql`AND a.year_label_id = ${label}`}
      AND EXISTS (SELECT 1 FROM certificates c
        JOIN certificates_rels r ON r.parent_id = c.id AND r.path = 'certPhotos'
        JOIN media m ON m.id = r.media_id AND m.private IS NOT TRUE
        WHERE c.album_id = a.id AND m.original_name LIKE 'certificate-%')
    ORDER BY ${BY_PLACE}`);

/** The year whose works bear the label, a published one first; '' when they are of none. A copy of a year has no year's name yet. */
export async function yearOfLabel(label: string): Promise<string> {
  const found = await rows<{ year: string }>(
    sql`SELECT year FROM years WHERE label_id = ${label} AND year IS NOT NULL
      ORDER BY (_status = 'published') DESC, year DESC`,
  );
  return found.find(({ year }) => isYear(year))?.year ?? (isYear(label) ? label : '');
}

/** The label of a year's works; where the year names none, it has the same name. */
export async function labelOfYear(year: string): Promise<string> {
  const [found] = await rows<{ label: string | null }>(
    sql`SELECT label_id AS label FROM years WHERE year = ${year}`,
  );
  return found?.label ?? year;
}
