import { PUBLISHED } from './albumsOfLabel';
import { countRows, rows } from './database';
import { joinFile } from './media';
import type { Page } from './page';
import { sql } from './sql';

export type CommentRow = {
  id: number;
  username: string | null;
  comment: string | null;
  c_time: string | Date;
  avatar: string | null;
};

/** The approved comments of an artwork that visitors find. */
const shown = (albumId: number) => sql`c.album_id = ${albumId} AND c.approved = TRUE
  AND EXISTS (SELECT 1 FROM albums a WHERE a.id = c.album_id AND ${PUBLISHED})`;

/** Newest first. */
export const findComments = (albumId: number, page: Page): Promise<CommentRow[]> =>
  rows<CommentRow>(sql`
    SELECT c.id, c.username, c.comment, c.c_time, avatar.filename AS avatar
    FROM album_comments c ${joinFile('avatar', 'c.avatar_id')}
    WHERE ${shown(albumId)}
    ORDER BY c.c_time DESC, c.id DESC LIMIT ${page.count} OFFSET ${page.start}`);

export const countComments = (albumId: number): Promise<number> =>
  countRows(sql`album_comments c WHERE ${shown(albumId)}`);
