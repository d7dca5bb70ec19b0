import type { Payload } from 'payload';
import { MOST_IDS, MOST_TAGS } from '@/lib/contract/tags';
import { reasonOf } from '@/lib/reason';
import { signatureOf } from '@/lib/signing';
import { REDIS_URL, REVALIDATE_SECRET, WEBSITE_ORIGINS } from '../env';
import { addToStream } from './noteStream';
import { logFailure } from '../services/log';
import { keepSweeping } from '../sweeping';
import {
  claimRows,
  putBack,
  releaseRows,
  removeRows,
  sweepOutbox,
  type Note,
  type OutboxRow,
  type Progress,
} from '../queries/outbox';
import { OF_YEARS, tagsWithWork, workState } from './workTags';

/** Longer than `BRIEFLY_MS`, for which concurrent calls may share an answer from before the commit. */
export const SENT_AFTER_MS = 250;
/** How soon rows of a process that died are found. */
const LOOK_EVERY_MS = 1000;
const SWEEP_EVERY_MS = 24 * 60 * 60_000;
const TIMEOUT_MS = 2000;
/** Longer than rendering a page takes. */
const ECHO_MS = 2000;
const LONGEST_PAUSE_MS = 5000;
/** Of more works at once it is not found out where each is shown. */
const MOST_PLACES = 20;

type Told = { tags: string[]; withdrawn: string[]; ids: string[] };
type Log = Payload['logger'];

async function post(origin: string, note: Told): Promise<void> {
  const body = JSON.stringify({ ...note, at: Date.now() });
  const response = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': `sha256=${signatureOf(body, REVALIDATE_SECRET)}`,
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
}

/** Editors may choose any number of works at once. */
function partsOf({ tags, withdrawn, ids }: Told): Told[] {
  const count = Math.ceil(Math.max(tags.length, withdrawn.length) / MOST_TAGS);
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * MOST_TAGS, (index + 1) * MOST_TAGS];
    return { tags: tags.slice(from, to), withdrawn: withdrawn.slice(from, to), ids };
  });
}

/** Where works hang that came or moved, and whether a year shows them: known after the commit only. */
async function tagsOfMoved(payload: Payload, works: readonly number[]): Promise<string[]> {
  if (works.length > MOST_PLACES) return ['albums', OF_YEARS];
  const states = await Promise.all(works.map((id) => workState(payload, id)));
  return states.flatMap(tagsWithWork);
}

async function merged(payload: Payload, notes: readonly Note[]): Promise<Told> {
  const unique = <T>(lists: readonly (readonly T[])[]) => [...new Set(lists.flat())];
  const moved = await tagsOfMoved(payload, unique(notes.map(({ works }) => works)));
  return {
    tags: unique([...notes.map(({ tags }) => tags), moved]),
    withdrawn: unique(notes.map(({ withdrawn }) => withdrawn)),
    ids: unique(notes.map(({ ids = [] }) => ids)).slice(0, MOST_IDS),
  };
}

/** Nothing depends on whether there were more: so rows that wait for long are alike. */
const MOST_TRIES = 5;

/** The second try is immediate, later ones have growing pauses. The longest ends for all rows at the same moment. */
function pauseAfter(tries: number) {
  if (tries < 2) return 0;
  if (tries < MOST_TRIES) return 1000 * 2 ** (tries - 2);
  return LONGEST_PAUSE_MS - (Date.now() % LONGEST_PAUSE_MS);
}

/** Who counts as told when Redis has it: each website reads the stream. */
const STREAM = 'redis';
const NEEDED = REDIS_URL ? [STREAM] : WEBSITE_ORIGINS;
/** While Redis is down, websites are told directly by the first tries, so that the last of them is an echo. */
const DIRECT_TRIES = 4;

/** Rows that the same websites still have to be told. */
type Batch = { rows: OutboxRow[]; targets: string[] };

function batchesOf(rows: readonly OutboxRow[]): Batch[] {
  const batches = new Map<string, Batch>();
  for (const row of rows) {
    const targets = NEEDED.filter((target) => !row.told.includes(target));
    const batch = batches.get(targets.join()) ?? { rows: [], targets };
    batch.rows.push(row);
    batches.set(targets.join(), batch);
  }
  return [...batches.values()];
}

/** Once for each of the first two tries. */
function warnOf(log: Log, rows: readonly OutboxRow[], failure: object) {
  const attempt = Math.min(...rows.map(({ tries }) => tries)) + 1;
  if (attempt <= 2) log.warn({ msg: 'revalidation note failed', attempt, ...failure });
}

type Sending = { payload: Payload; rows: readonly OutboxRow[]; note: Told };

/** Returns the target if it has got the note. */
async function tellOne(target: string, { payload, rows, note }: Sending): Promise<string[]> {
  const deliver = target === STREAM ? addToStream : (part: Told) => post(target, part);
  try {
    await Promise.all(partsOf(note).map(deliver));
    return [target];
  } catch (error) {
    const reason = reasonOf(error);
    warnOf(payload.logger, rows, { target, ...note, reason });
    return [];
  }
}

/** Returns who was told now. */
async function tell(payload: Payload, { rows, targets }: Batch): Promise<string[]> {
  const note = await merged(
    payload,
    rows.map((row) => row.note),
  );
  const sending = { payload, rows, note };
  if (!REDIS_URL) {
    return (await Promise.all(targets.map((target) => tellOne(target, sending)))).flat();
  }
  const reached = await tellOne(STREAM, sending);
  if (reached.length > 0) return reached;
  const late = rows.filter(({ tries }) => tries < DIRECT_TRIES);
  if (late.length > 0) {
    await Promise.all(WEBSITE_ORIGINS.map((origin) => tellOne(origin, sending)));
  }
  return [];
}

/** Whoever was not told is told later; when all were, everybody once more. Null: that has been done. */
function nextOf(row: OutboxRow, reached: readonly string[]): Progress | null {
  const told = [...row.told, ...reached];
  const isDone = NEEDED.every((target) => told.includes(target));
  if (isDone) return row.isEcho ? null : { told: [], isEcho: true, tries: 0 };
  return { told, isEcho: row.isEcho, tries: Math.min(row.tries + 1, MOST_TRIES) };
}

/** Returns the ms until the next of them is due. */
async function settle(payload: Payload, rows: readonly OutboxRow[], reached: readonly string[]) {
  const alike = new Map<string, { next: Progress | null; ids: number[] }>();
  for (const row of rows) {
    const next = nextOf(row, reached);
    const key = JSON.stringify(next);
    const group = alike.get(key) ?? { next, ids: [] };
    group.ids.push(row.id);
    alike.set(key, group);
  }
  const pauses = [...alike.values()].map(async ({ next, ids }) => {
    if (!next) {
      await removeRows(payload, ids);
      return Infinity;
    }
    const pause = next.tries === 0 ? ECHO_MS : pauseAfter(next.tries);
    await putBack(payload, ids, next, Date.now() + pause);
    return pause;
  });
  return Math.min(...(await Promise.all(pauses)));
}

/**
 * Tells the websites what is due. A page that was being rendered at the first note has read the old state, and is kept as
 * newer than the note: the second one, two seconds later, refreshes it.
 */
async function sendDue(payload: Payload): Promise<void> {
  const rows = await claimRows(payload, Date.now());
  const pauses = await Promise.all(
    batchesOf(rows).map(async (batch) => {
      const reached = await tell(payload, batch);
      return settle(payload, batch.rows, reached);
    }),
  );
  const next = Math.min(...pauses);
  if (next < Infinity) setTimeout(send, next, payload).unref();
}

let timer: NodeJS.Timeout | undefined;

function send(payload: Payload) {
  const startedAt = performance.now();
  sendDue(payload).catch((error: unknown) =>
    logFailure({ path: 'outbox', token: 'request.failed', startedAt, error }),
  );
}

/** In the background, together with all others of the same moment: an editor never waits for a website. */
export function sendSoon(payload: Payload) {
  timer ??= setTimeout(() => {
    timer = undefined;
    send(payload);
  }, SENT_AFTER_MS).unref();
}

/** Looks for rows that nobody else will send. */
export async function startSending(payload: Payload) {
  if (REVALIDATE_SECRET === '') return;
  await releaseRows(payload);
  const run = (now: number) => sweepOutbox(payload, now);
  keepSweeping([{ name: 'outbox', everyMs: SWEEP_EVERY_MS, run }]);
  setInterval(() => send(payload), LOOK_EVERY_MS).unref();
}
