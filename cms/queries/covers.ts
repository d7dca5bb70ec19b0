import type { WirePicture } from '@/lib/contract/webContent';
import { rows } from './database';
import type { CmsLocale } from './locale';
import { findPictures } from './media';
import { listed, sql } from './sql';

type CoverRow = { id: number; cover_id: number };

/** The pictures of those artworks that are published, in the order of the ids. */
export async function findCovers(
  ids: readonly number[],
  locale: CmsLocale,
): Promise<WirePicture[]> {
  if (ids.length === 0) return [];
  const found = await rows<CoverRow>(sql`
    SELECT a.id, a.cover_id FROM albums a
    WHERE a.id IN ${listed(ids)} AND a._status = 'published' AND a.cover_id IS NOT NULL`);
  const workOf = new Map(found.map((work) => [work.id, work]));
  const pictures = await findPictures(
    found.map(({ cover_id: cover }) => cover),
    locale,
  );
  return ids.flatMap((id) => {
    const work = workOf.get(id);
    const picture = work && pictures.get(work.cover_id);
    return picture ?? [];
  });
}
