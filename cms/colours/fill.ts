import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { isDraining } from '../http/draining';
import { tellOfChange } from '../exchange/tellWebsites';
import { keyOf } from '../files/publishedFile';
import { bytesOfFile } from '../files/wholeFile';
import { isDrawnType } from '../files/mediaFiles';
import { rowsBy } from '../queries/driver';
import { sql } from '../queries/sql';
import { lookEvery } from '../sweeping';
import { coloursOf, NO_COLOURS } from './ofPicture';

/** Where nothing is left to do, a look is one step in an index that is empty. */
const LOOK_EVERY_MS = 60_000;
const AT_ONCE = 20;
/** Everything else comes first: a third of one core at most. */
const REST = 2;

type Row = {
  id: number;
  filename: string;
  mime_type: string | null;
  filesize: number | string | null;
  prefix: string | null;
  _objectkey: string | null;
};

/** Pictures that nobody has looked at, as they were uploaded before there were palettes: the next after an id. */
const findNext = ({ db }: Payload, after: number) =>
  rowsBy<Row>(
    db,
    sql`SELECT id, filename, mime_type, filesize, prefix, _objectkey FROM media
      WHERE palette IS NULL AND id > ${after} ORDER BY id LIMIT ${AT_ONCE}`,
  );

/** Null: it is no picture that can be drawn, or not there. What the storage can't answer just now is thrown. */
async function contentOf({ filename, mime_type: type, ...row }: Row): Promise<Buffer | null> {
  if (!filename || !isDrawnType(type)) return null;
  const { prefix, _objectkey } = row;
  const key = keyOf({ prefix, _objectkey, filename });
  return bytesOfFile({ filename, key, size: Number(row.filesize) });
}

/** Unless somebody has replaced the file meanwhile, which has its own colours then. Triggers tell its works. */
async function fillOne({ db }: Payload, row: Row) {
  const data = await contentOf(row);
  const found = data ? await coloursOf(data).catch(() => NO_COLOURS) : NO_COLOURS;
  const { palette, colours, hue } = found;
  await rowsBy(
    db,
    sql`UPDATE media SET palette = ${palette}, colours = ${colours}, hue = ${hue}
      WHERE id = ${row.id} AND filename = ${row.filename} AND palette IS NULL`,
  );
}

/** All that are left, from the id on. Returns how many it has looked at. */
async function fillFrom(payload: Payload, first: number): Promise<number> {
  let count = 0;
  let after = first;
  for (let rows = await findNext(payload, after); rows.length > 0;) {
    for (const row of rows) {
      if (isDraining()) return count;
      const startedAt = performance.now();
      await fillOne(payload, row);
      count += 1;
      after = row.id;
      await wait(REST * (performance.now() - startedAt));
    }
    rows = await findNext(payload, after);
  }
  return count;
}

/** What is done is in the rows, so whoever comes next goes on. Several CMS begin at different places, and seldom meet. */
async function fill(payload: Payload) {
  const [row] = await rowsBy<{ last: number | null }>(
    payload.db,
    sql`SELECT MAX(id) AS last FROM media WHERE palette IS NULL`,
  );
  if (!row?.last) return;
  const count =
    (await fillFrom(payload, Math.floor(Math.random() * row.last))) + (await fillFrom(payload, 0));
  if (count > 0) await tellOfChange(payload);
}

/**
 * Gives pictures their colours that came before there were any (docs/decisions/0057). When a storage or a database is away, the next
 * look begins at another place.
 */
export function startColouring(payload: Payload) {
  lookEvery({ path: 'colours', everyMs: LOOK_EVERY_MS, look: () => fill(payload) });
}
