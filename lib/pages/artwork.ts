import { attempt, orAbsent } from '@/lib/attempt';
import { COMMENT_PAGE_SIZE } from '@/lib/constants';
import type { Album } from '@/lib/domain/album';
import type { Locale } from '@/lib/i18n/locales';
import { toPageNumber } from '@/lib/query';
import { getById, listAround } from '@/lib/services/artexhAlbum';
import { getByAlbumId } from '@/lib/services/artexhComm';
import { madeAnewSoon } from '@/lib/services/cached';
import type { CommentPage } from '@/lib/state/comments';

/** Null: no such work. Throws when a service is down, so that the cached page stays. */
export const readArtwork = (id: string, locale: Locale): Promise<Album | null> =>
  orAbsent(getById(id, locale));

/** §8: a failure to load comments is only logged; the browser tries again. */
export async function firstComments(albumId: string): Promise<CommentPage | undefined> {
  const comments = await attempt(getByAlbumId(albumId));
  if (comments.ok) return comments.value;
  await madeAnewSoon();
  return undefined;
}

/** A page of comments after the first, counted from 2. */
export type FurtherComments = CommentPage & { page: number };

/** Null: no such page. Throws when a service is down: this page has nothing but comments. */
export async function furtherComments(
  albumId: string,
  pageParam: string,
): Promise<FurtherComments | null> {
  const page = toPageNumber(pageParam);
  if (page === null || page === 1) return null;
  const comments = await getByAlbumId(albumId, (page - 1) * COMMENT_PAGE_SIZE);
  return comments.given > 0 ? { ...comments, page } : null;
}

export type Neighbours = { previous?: Album; next?: Album };

/** The previous and next work in the curator's order of the year, whatever numbers are missing. Unknown neighbours are left out. */
export async function workNeighbours(album: Album, locale: Locale): Promise<Neighbours> {
  if (!album.label || album.seq === null) return {};
  const works = await listAround(album, locale);
  const at = works.findIndex(({ id }) => id === album.id);
  return at < 0 ? {} : { previous: works[at - 1], next: works[at + 1] };
}
