import { rows } from './database';
import { sql } from './sql';

type PhotoRow = { filename: string };

/** One look-up in a unique index, whether the number exists or not. */
export async function findCertificatePhotos(num: string): Promise<string[]> {
  const photos = await rows<PhotoRow>(sql`
    SELECT photo.filename FROM certificates c
    JOIN certificates_rels r ON r.parent_id = c.id AND r.path = 'certPhotos'
    JOIN media photo ON photo.id = r.media_id AND photo.private IS NOT TRUE
    WHERE c.num = ${num} ORDER BY r."order"`);
  return photos.map(({ filename }) => filename);
}
