import { rows } from './database';
import { joinFile } from './media';
import { sql } from './sql';

export type CommentRow = {
  id: number;
  username: string | null;
  comment: string | null;
  c_time: string | Date;
  avatar: string | null;
};

type Page = { start: number; count: number };

/** The approved comments of a published artwork. */
const shown = (albumId: number) => sql`c.album_id = ${albumId} AND c.approved = TRUE
  AND EXISTS (SELECT 1 FROM albums a WHERE a.id = c.album_id AND a._status = 'published')`;

/** Newest first. */
export const findComments = (albumId: number, page: Page): Promise<CommentRow[]> =>
  rows<CommentRow>(sql`
    SELECT c.id, c.username, c.comment, c.c_time, avatar.filename AS avatar
    FROM album_comments c ${joinFile('avatar', 'c.avatar_id')}
    WHERE ${shown(albumId)}
    ORDER BY c.c_time DESC, c.id DESC LIMIT ${page.count} OFFSET ${page.start}`);

export async function countComments(albumId: number): Promise<number> {
  const [found] = await rows<{ number: number }>(
    sql`SELECT CAST(count(*) AS INTEGER) AS number FROM album_comments c WHERE ${shown(albumId)}`,
  );
  return found?.number ?? 0;
}
