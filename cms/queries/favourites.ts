import { DAY_MS } from './clocks';
import { deleteFree, rows } from './database';
import { sql } from './sql';

type Favourite = { albumId: number; email: string; name: string };

/** Unique by artwork and e-mail: the database's unique index ensures it across processes. */
export async function storeFavourite({ albumId, email, name }: Favourite, now: number) {
  await rows(sql`
    INSERT INTO favourites (album_id, email, name, c_time)
    VALUES (${albumId}, ${email}, ${name}, ${new Date(now).toISOString()})
    ON CONFLICT (album_id, email) DO NOTHING`);
}

/** Deletes favourites, and the e-mails in them, after the time that the privacy page promises. */
export const purgeFavourites = (keepDays: number, now: number) =>
  deleteFree('favourites', sql`c_time < ${new Date(now - keepDays * DAY_MS).toISOString()}`);
