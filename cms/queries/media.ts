import { withInitialIn } from '@/lib/content/minors';
import type { WirePicture } from '@/lib/contract/webContent';
import { SHOWS_INITIALS } from '../env';
import { toMediaPath } from '../files/mediaFiles';
import { rows } from './database';
import type { CmsLocale } from './locale';
import { listed, raw, sql, type SQL } from './sql';
import { joinLocales, localised } from './texts';

/** A LEFT JOIN of a file that visitors may have. */
export const joinFile = (alias: string, on: string): SQL =>
  raw(`LEFT JOIN media ${alias} ON ${alias}.id = ${on} AND ${alias}.private IS NOT TRUE`);

type PictureRow = {
  id: number;
  filename: string;
  alt: string | null;
  width: number | string | null;
  height: number | string | null;
};

const toPicture = ({ filename, alt, width, height }: PictureRow): WirePicture => ({
  img: toMediaPath(filename),
  alt: alt ?? '',
  width: width === null ? null : Number(width),
  height: height === null ? null : Number(height),
});

/**
 * An editor's alt text may contain the artist's name. The website shortens it beside the work itself; wherever else the picture
 * stands, it isn't told the name. Returns a function that does it for the alt text of one of the files.
 */
export async function namesInAlts(ids: readonly number[]) {
  const artists =
    SHOWS_INITIALS && ids.length > 0
      ? await rows<{ cover_id: number; author: string }>(sql`
          SELECT DISTINCT cover_id, author FROM albums
          WHERE cover_id IN ${listed(ids)} AND author <> ''`)
      : [];
  return (id: number, alt: string) =>
    artists
      .filter(({ cover_id: cover }) => cover === id)
      .reduce((text, { author }) => withInitialIn(text, author), alt);
}

/** Those of the files that visitors may have. */
export async function findPictures(
  ids: readonly number[],
  locale: CmsLocale,
): Promise<Map<number, WirePicture>> {
  if (ids.length === 0) return new Map();
  const found = await rows<PictureRow>(sql`
    SELECT m.id, m.filename, m.width, m.height, ${localised('t', 'alt', locale)}
    FROM media m ${joinLocales('media', 't', 'm.id', locale)}
    WHERE m.id IN ${listed(ids)} AND m.private IS NOT TRUE`);
  const reworded = await namesInAlts(found.map(({ id }) => id));
  return new Map(
    found.map((row) => [row.id, toPicture({ ...row, alt: reworded(row.id, row.alt ?? '') })]),
  );
}
