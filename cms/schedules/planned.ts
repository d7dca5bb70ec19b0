import type { BasePayload, CollectionSlug, TypedUser, Where } from 'payload';
import { FALLBACK_LOCALE, localesFrom } from '../queries/locale';
import { toSchedule, type Fault, type Schedule } from './jobs';
import { authorOf } from './runSchedules';

const MOST_SHOWN = 10;

type Planned = Pick<Schedule, 'id' | 'type' | 'slug' | 'document'> & {
  at: Date;
  title: string;
  fault: Fault | null;
};

type Job = { id: number; input?: unknown; waitUntil?: string | null; updatedAt: string };
type Stored = Job & { error?: unknown };

const isFault = (value: unknown): value is Fault =>
  value === 'author' || value === 'refused' || value === 'failed';

const faultOf = (error: unknown): Fault => {
  const fault = (error as { fault?: unknown } | null)?.fault;
  return isFault(fault) ? fault : 'failed';
};

/** Null: it is gone, or one may not read it. */
async function describe(payload: BasePayload, user: TypedUser, job: Stored, failed: boolean) {
  const schedule = toSchedule(job.id, job.input);
  const { slug, document } = schedule;
  const found = await payload.findByID({
    ...{ collection: slug as CollectionSlug, id: document, draft: true, depth: 0 },
    ...{ user, overrideAccess: false, disableErrors: true },
    // A title in any language says more than a number.
    fallbackLocale: localesFrom(FALLBACK_LOCALE),
  });
  const doc: Record<string, unknown> | null = found && { ...found };
  if (!doc) return null;
  const { useAsTitle } = payload.collections[slug as CollectionSlug].config.admin;
  const fault = failed
    ? faultOf(job.error)
    : (await authorOf(payload, schedule))
      ? null
      : ('author' as const);
  return {
    ...{ id: schedule.id, type: schedule.type, slug, document, fault },
    at: new Date(job.waitUntil ?? job.updatedAt),
    title: String(doc[useAsTitle ?? ''] ?? document),
  } satisfies Planned;
}

/** What editors have planned, soonest first, and what was not done at its time. */
export async function planned(payload: BasePayload, user: TypedUser) {
  const find = async (failed: boolean, sort: string): Promise<Planned[]> => {
    const where: Where = {
      taskSlug: { equals: 'schedulePublish' },
      completedAt: { exists: false },
      hasError: failed ? { equals: true } : { not_equals: true },
    };
    const { docs } = await payload.find({
      ...{ collection: 'payload-jobs', where, limit: MOST_SHOWN, depth: 0, pagination: false },
      sort: [sort, 'id'],
    });
    const all = await Promise.all(
      docs.map((job) => describe(payload, user, job as Stored, failed)),
    );
    return all.filter((one) => one !== null);
  };
  const [failed, coming] = await Promise.all([find(true, '-updatedAt'), find(false, 'waitUntil')]);
  return [...failed, ...coming];
}
