import type { CollectionSlug, PayloadRequest, ServerFunction } from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';
import { may } from '../access/may';
import { answered, refusal } from '../refusal';
import { say } from '../words/words';
import { toSchedule } from './jobs';

const FORBIDDEN = 403;
const BAD_REQUEST = 400;
const refuse = (req: PayloadRequest) =>
  refusal(say(req.i18n.language, 'You may not plan this.'), FORBIDDEN);

/** Who may publish a document may plan it, unless it is with restrictions, as translators may. */
function check(req: PayloadRequest, slug: string): asserts slug is CollectionSlug {
  const { payload, user } = req;
  const config = Object.hasOwn(payload.collections, slug)
    ? payload.collections[slug as CollectionSlug].config
    : undefined;
  if (!config || !hasScheduledPublishEnabled(config) || !may(user, 'update', slug))
    throw refuse(req);
}

/** One that isn't being worked on, by those who may make it. */
async function remove(req: PayloadRequest, id: number) {
  const { payload } = req;
  const [job] = (
    await payload.find({
      collection: 'payload-jobs',
      where: { id: { equals: id }, taskSlug: { equals: 'schedulePublish' } },
      ...{ limit: 1, depth: 0, pagination: false },
    })
  ).docs;
  if (!job) return;
  check(req, toSchedule(job.id, job.input).slug);
  const where = { id: { equals: id }, processing: { not_equals: true } };
  await payload.db.deleteMany({ collection: 'payload-jobs', where });
}

type Asked = {
  type?: unknown;
  date?: unknown;
  doc?: { relationTo?: unknown; value?: unknown };
  timezone?: unknown;
  localeToPublish?: unknown;
  deleteID?: unknown;
};

/** A document is published whole, so never in one language. */
const plan: ServerFunction = async ({ req, ...given }) => {
  const { type, date, doc, timezone, localeToPublish, deleteID } = given as Asked;
  const { payload, user, t } = req;
  if (!user) throw refuse(req);
  if (deleteID !== undefined) {
    await remove(req, Number(deleteID));
    return { message: t('general:success') };
  }
  const slug = String(doc?.relationTo);
  check(req, slug);
  const at = date instanceof Date || typeof date === 'string' ? new Date(date) : new Date(NaN);
  const isKnown = type === 'publish' || type === 'unpublish';
  if (!isKnown || localeToPublish) throw refuse(req);
  if (!(at.getTime() > Date.now()))
    throw refusal(say(req.i18n.language, 'Choose a time that is still to come.'), BAD_REQUEST);
  // It must be there, and be readable to whoever plans it.
  const { id } = await payload.findByID({
    ...{ collection: slug, id: Number(doc?.value), draft: true, depth: 0 },
    ...{ user, overrideAccess: false },
  });
  const zones = payload.config.admin.timezones.supportedTimezones;
  await payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: at,
    input: {
      type,
      doc: { relationTo: slug, value: String(id) },
      user: { relationTo: 'editors', value: user.id },
      // For the drawer only, which shows the time in it.
      timezone: zones.find(({ value }) => value === timezone)?.value,
    } as never,
  });
  return { message: t('general:success') };
};

/**
 * What the drawer "Schedule publish" asks, in place of Payload's own, which lets whoever is signed in plan anything and delete
 * every plan.
 */
export const schedulePublish: ServerFunction = (asked) => answered(plan(asked));
