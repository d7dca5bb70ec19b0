import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { isDraining } from '../http/draining';
import { tellOfChange } from '../exchange/tellWebsites';
import { keyOf } from '../files/publishedFile';
import { bytesOfFile } from '../files/wholeFile';
import { isDrawnType } from '../files/mediaFiles';
import { rowsBy } from '../queries/driver';
import { sql } from '../queries/sql';
import { logFailure } from '../services/log';
import { lookEvery } from '../sweeping';
import { coloursOf, NO_COLOURS } from './ofPicture';

/** Where nothing is left to do, a look is one step in an index that is empty. */
const LOOK_EVERY_MS = 60_000;
const AT_ONCE = 20;
/** Everything else comes first: a third of one core at most. */
const REST = 2;
/** So many files one after the other that can't be read: the storage is away. */
const AWAY = 3;

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

/** Pictures whose failure is in the log: each is tried again at every look. */
const logged = new Set<number>();

function logOnce({ id }: Row, startedAt: number, error: unknown) {
  if (logged.has(id)) return;
  logged.add(id);
  logFailure({ path: 'colours', token: 'request.failed', startedAt, error });
}

/** Unless somebody has replaced the file meanwhile, which has its own colours then. Triggers tell its works. */
async function store({ db }: Payload, row: Row, data: Buffer | null) {
  const found = data ? await coloursOf(data).catch(() => NO_COLOURS) : NO_COLOURS;
  const { palette, colours, hue } = found;
  await rowsBy(
    db,
    sql`UPDATE media SET palette = ${palette}, colours = ${colours}, hue = ${hue}
      WHERE id = ${row.id} AND filename = ${row.filename} AND palette IS NULL`,
  );
}

/** Whether its file could be read. */
async function fillOne(payload: Payload, row: Row): Promise<boolean> {
  const startedAt = performance.now();
  let data: Buffer | null;
  try {
    data = await contentOf(row);
  } catch (error) {
    logOnce(row, startedAt, error);
    return false;
  }
  await store(payload, row, data);
  return true;
}

/** All that are left, from the id on, while the storage is there. Counts those that it has looked at, also if the database goes away. */
async function fillFrom(payload: Payload, first: number, done: { count: number }) {
  let failures = 0;
  let after = first;
  for (let rows = await findNext(payload, after); rows.length > 0;) {
    for (const row of rows) {
      if (isDraining() || failures === AWAY) return;
      const startedAt = performance.now();
      const isRead = await fillOne(payload, row);
      failures = isRead ? 0 : failures + 1;
      if (isRead) done.count += 1;
      after = row.id;
      await wait(REST * (performance.now() - startedAt));
    }
    rows = await findNext(payload, after);
  }
}

/** What is done is in the rows, so whoever comes next goes on. Several CMS begin at different places, and seldom meet. */
async function fill(payload: Payload) {
  const [row] = await rowsBy<{ last: number | null }>(
    payload.db,
    sql`SELECT MAX(id) AS last FROM media WHERE palette IS NULL`,
  );
  if (!row?.last) return;
  const done = { count: 0 };
  try {
    await fillFrom(payload, Math.floor(Math.random() * row.last), done);
    await fillFrom(payload, 0, done);
  } finally {
    if (done.count > 0) await tellOfChange(payload);
  }
}

/**
 * Gives pictures their colours that came before there were any (docs/decisions/0057). When a storage or a database is away, the next
 * look begins at another place.
 */
export function startColouring(payload: Payload) {
  lookEvery({ path: 'colours', everyMs: LOOK_EVERY_MS, look: () => fill(payload) });
}
