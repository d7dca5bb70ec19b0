import { COMMENT_PAGE_SIZE } from '@/lib/constants';
import type { AlbumComment } from '@/lib/domain/albumComment';
import { once, type Given, type Page } from '@/lib/domain/page';

export type CommentPage = Page<AlbumComment> & Given<AlbumComment>;

/** §4 Comments: the pages loaded so far. `total` is the reported number. */
type Comments = {
  items: AlbumComment[];
  total: number;
  isEnd: boolean;
  /** A comment went between two pages, and another one moved up into a page that had come: it is in none. */
  hasGap: boolean;
};

/** §4: at the end when all of the reported number have been returned, or the last page was not full. */
export function toComments(pages: readonly CommentPage[]): Comments {
  const last = pages.at(-1);
  const total = last?.total ?? 0;
  const isShort = last !== undefined && last.given < COMMENT_PAGE_SIZE;
  return {
    items: once(pages.flatMap(({ items }) => items)),
    total,
    hasGap: pages.some((page, index) => page.total < (pages[index - 1]?.total ?? 0)),
    isEnd: last !== undefined && (isShort || pages.length * COMMENT_PAGE_SIZE >= total),
  };
}

/** The endpoint of a page of a work's comments (app/api/albums/[albumId]/comments). */
export const commentsEndpoint = (albumId: string, page: number) =>
  `/api/albums/${encodeURIComponent(albumId)}/comments?start=${page * COMMENT_PAGE_SIZE}`;
