import { toMediaPath } from '../mediaFiles';
import { rows } from './database';
import type { CmsLocale } from './locale';
import { listed, raw, sql, type SQL } from './sql';
import { joinLocales, localised } from './texts';

/** A LEFT JOIN of a file that visitors may have. */
export const joinFile = (alias: string, on: string): SQL =>
  raw(`LEFT JOIN media ${alias} ON ${alias}.id = ${on} AND ${alias}.private IS NOT TRUE`);

/** The contract's form of a picture. */
export type Picture = { img: string; alt: string; width: number | null; height: number | null };

type PictureRow = {
  id: number;
  filename: string;
  alt: string | null;
  width: number | string | null;
  height: number | string | null;
};

const toPicture = ({ filename, alt, width, height }: PictureRow): Picture => ({
  img: toMediaPath(filename),
  alt: alt ?? '',
  width: width === null ? null : Number(width),
  height: height === null ? null : Number(height),
});

/** Those of the files that visitors may have. */
export async function findPictures(
  ids: readonly number[],
  locale: CmsLocale,
): Promise<Map<number, Picture>> {
  if (ids.length === 0) return new Map();
  const found = await rows<PictureRow>(sql`
    SELECT m.id, m.filename, m.width, m.height, ${localised('t', 'alt', locale)}
    FROM media m ${joinLocales('media', 't', 'm.id', locale)}
    WHERE m.id IN ${listed(ids)} AND m.private IS NOT TRUE`);
  return new Map(found.map((row) => [row.id, toPicture(row)]));
}
