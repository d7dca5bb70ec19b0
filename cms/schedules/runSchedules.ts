import { setImmediate as others } from 'node:timers/promises';
import {
  APIError,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  NotFound,
  type CollectionSlug,
  type Payload,
} from 'payload';
import { isRecord } from '@/lib/record';
import { rowOf } from '../collections/goneForGood';
import { dropHalfVersion } from '../exchange/halfWritten';
import { hurry } from '../exchange/hurry';
import { isPostgresOf } from '../queries/driver';
import { FALLBACK_LOCALE, localesFrom } from '../queries/locale';
import { runnerOf } from '../queries/ownTransaction';
import { may } from '../access/may';
import { isDraining } from '../http/draining';
import { logFailure } from '../services/log';
import { keepSweeping, lookEvery } from '../sweeping';
import {
  asPlanned,
  claimSchedule,
  giveUp,
  releaseSchedules,
  sweepSchedules,
  type Schedule,
} from './jobs';

const LOOK_EVERY_MS = 2000;
const SWEEP_EVERY_MS = 24 * 60 * 60_000;
/** A process that is killed in the middle counts, too. */
const MOST_TRIES = 5;
/** Saves of this process on PostgreSQL. */
const AT_ONCE = 4;

/** Whoever planned it, as they are now; null when they may not do it any more. */
export async function authorOf(payload: Payload, { author, slug }: Schedule) {
  if (author === null) return null;
  const user = await payload.findByID({
    ...{ collection: 'editors', id: author, depth: 0, disableErrors: true },
  });
  return user && may(user, 'update', slug) ? { ...user, collection: 'editors' as const } : null;
}

/** In which it is saved: the first in which it has its title, as Payload asks for that in the language of the save. */
async function languageOf(payload: Payload, { slug, document }: Schedule) {
  const collection = slug as CollectionSlug;
  const { useAsTitle = 'id' } = payload.collections[collection].config.admin;
  const found = await payload.findByID({
    ...{ collection, id: document, draft: true, depth: 0, disableErrors: true },
    locale: 'all',
    select: { [useAsTitle]: true },
  });
  const doc: Record<string, unknown> = { ...found };
  const titles = doc[useAsTitle];
  const written = localesFrom(FALLBACK_LOCALE).find((one) => isRecord(titles) && titles[one]);
  return written ?? FALLBACK_LOCALE;
}

/**
 * The save and the end of the job are one transaction, where there are any. From when the document's row is free on, nobody
 * claims the job meanwhile, as its row is locked. Whoever claimed it before, because a lease ended too early, waits for the first and finds the job gone.
 */
async function carryOut(payload: Payload, schedule: Schedule, user: object) {
  const { id, type, slug, document } = schedule;
  const locale = await languageOf(payload, schedule);
  const context = asPlanned();
  const req = await createLocalReq({ user: user as never, locale, context }, payload);
  await initTransaction(req);
  try {
    const run = await runnerOf(payload.db, req);
    // First the document's row, then the job's, as a deletion takes them.
    await run(rowOf(payload.db, { collection: slug, id: document }));
    const held = await run(
      `UPDATE payload_jobs SET processing = TRUE WHERE id = ${id} RETURNING id`,
    );
    if (held.length === 0) return await killTransaction(req);
    await payload.update({
      collection: slug as CollectionSlug,
      id: document,
      data: { _status: type === 'publish' ? 'published' : 'draft' },
      depth: 0,
      overrideAccess: false,
      // What is incomplete in a newer draft doesn't keep a document from being withdrawn.
      unpublishAllLocales: type === 'unpublish',
      req,
    });
    await payload.db.deleteMany({
      collection: 'payload-jobs',
      where: { id: { equals: id } },
      req,
    });
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** What isn't the schedule's own fault (a database that is away) is tried again when the lease ends. */
async function settle(payload: Payload, { id, tries }: Schedule, error: unknown) {
  if (error instanceof NotFound) {
    await payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { equals: id } } });
  } else if (error instanceof APIError && error.status < 500) {
    await giveUp(payload, id, 'refused');
  } else {
    logFailure({ path: 'schedule', token: 'request.failed', startedAt: performance.now(), error });
    if (tries >= MOST_TRIES) await giveUp(payload, id, 'failed');
  }
}

async function runOne(payload: Payload, schedule: Schedule) {
  const { id, tries } = schedule;
  if (tries > MOST_TRIES) return giveUp(payload, id, 'failed');
  try {
    const user = await authorOf(payload, schedule);
    // A process that was killed has left a version without its texts, perhaps, which the save would go on from.
    const { slug, document } = schedule;
    if (tries > 1)
      await dropHalfVersion(payload, { collection: slug as CollectionSlug, id: document });
    if (user) await carryOut(payload, schedule, user);
    else await giveUp(payload, id, 'author');
  } catch (error) {
    await settle(payload, schedule, error);
  }
}

/** What is due, until there is no more; the first was claimed before. SQLite answers at once: after each others have their turn. */
async function runAll(payload: Payload, first: Schedule | null) {
  for (let schedule = first; schedule;) {
    await runOne(payload, schedule);
    await others();
    schedule = isDraining() ? null : await claimSchedule(payload, Date.now());
  }
}

/** An exhibition may open with hundreds of works planned for the same minute. */
async function runTogether(payload: Payload) {
  const first = await claimSchedule(payload, Date.now());
  if (!first) return;
  const atRest = await hurry(payload);
  try {
    // SQLite's driver does one thing at a time.
    const others = isPostgresOf(payload.db) ? AT_ONCE - 1 : 0;
    const more = async () => runAll(payload, await claimSchedule(payload, Date.now()));
    await Promise.all([runAll(payload, first), ...Array.from({ length: others }, more)]);
  } finally {
    await atRest();
  }
}

let isReleased = false;

async function runDue(payload: Payload) {
  // Here, as a database that is away or not yet migrated doesn't keep the CMS from starting.
  if (!isReleased) await releaseSchedules(payload);
  isReleased = true;
  await runTogether(payload);
}

/** Does what is due, and what became due while no CMS ran. */
export function startSchedules(payload: Payload) {
  const run = (now: number) => sweepSchedules(payload, now);
  keepSweeping([{ name: 'schedules', everyMs: SWEEP_EVERY_MS, run }]);
  lookEvery({ path: 'schedules', everyMs: LOOK_EVERY_MS, look: () => runDue(payload) });
}
