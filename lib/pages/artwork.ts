import { attempt } from '@/lib/attempt';
import { ALBUM_PAGE_SIZE, COMMENT_PAGE_SIZE } from '@/lib/constants';
import type { Album } from '@/lib/domain/album';
import { ServiceError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { getById, listPublished } from '@/lib/services/artexhAlbum';
import { getByAlbumId } from '@/lib/services/artexhComm';
import type { CommentPage } from '@/lib/state/comments';

/** Null: no such work. Throws when a service is down, so that the cached page stays. */
export async function readArtwork(id: string, locale: Locale): Promise<Album | null> {
  const found = await attempt(getById(id, locale));
  if (found.ok) return found.value;
  if (found.token === 'invalid.id' || found.token === 'empty.id') return null;
  throw new ServiceError(found.token);
}

/** §8: a failure to load comments is only logged; the browser tries again. */
export async function firstComments(albumId: string): Promise<CommentPage | undefined> {
  const comments = await attempt(getByAlbumId(albumId));
  return comments.ok ? comments.value : undefined;
}

/** A page of comments after the first, counted from 2. */
export type FurtherComments = CommentPage & { page: number };

/** Null: no such page. Throws when a service is down: this page has nothing but comments. */
export async function furtherComments(
  albumId: string,
  pageParam: string,
): Promise<FurtherComments | null> {
  const page = /^[1-9]\d{0,4}$/.test(pageParam) ? Number(pageParam) : 1;
  if (page === 1) return null;
  const comments = await getByAlbumId(albumId, (page - 1) * COMMENT_PAGE_SIZE);
  return comments.given > 0 ? { ...comments, page } : null;
}

export type Neighbours = { previous?: Album; next?: Album };

/** Gaps in the numbers put a work on an earlier page than its number suggests: this many pages before are searched too. */
const PAGES_BACK = 2;

/**
 * The previous and next work in the curator's order of the year. Reads the gallery's own list pages, so that twenty
 * works share one cache entry. Unknown neighbours are left out.
 */
export async function neighboursOf(album: Album, locale: Locale): Promise<Neighbours> {
  const { id, label, seq } = album;
  if (!label || seq === null || seq < 1) return {};
  const pageAt = async (page: number): Promise<Album[]> => {
    if (page < 0) return [];
    const start = page * ALBUM_PAGE_SIZE;
    return (await listPublished({ labelIds: [label], start, locale })).items;
  };
  const expected = Math.floor((seq - 1) / ALBUM_PAGE_SIZE);
  for (let page = expected; page >= 0 && page >= expected - PAGES_BACK; page -= 1) {
    const works = await pageAt(page);
    const at = works.findIndex((work) => work.id === id);
    if (at < 0) continue;
    const previous = works[at - 1] ?? (await pageAt(page - 1)).at(-1);
    const next = works[at + 1] ?? (await pageAt(page + 1))[0];
    return { previous, next };
  }
  return {};
}
