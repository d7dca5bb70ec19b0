import { rows } from './database';
import { sql } from './sql';

type PhotoRow = { filename: string | null };

/** The pictures of the certificate with this number, none when its work was taken down, for example; null: no such certificate. */
export async function findCertificatePhotos(num: string): Promise<string[] | null> {
  const found = await rows<PhotoRow>(sql`
    SELECT photo.filename FROM certificates c
    LEFT JOIN certificates_rels r ON r.parent_id = c.id AND r.path = 'certPhotos'
    LEFT JOIN albums a ON a.id = c.album_id
    LEFT JOIN media photo ON photo.id = r.media_id AND photo.private IS NOT TRUE
      AND (c.album_id IS NULL OR a._status = 'published')
    WHERE c.num = ${num} ORDER BY r."order"`);
  return found.length ? found.flatMap(({ filename }) => filename ?? []) : null;
}
