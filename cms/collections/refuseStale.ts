import { isDeepStrictEqual } from 'node:util';
import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  FlattenedField,
  GlobalBeforeOperationHook,
  GlobalBeforeValidateHook,
  GlobalSlug,
  PayloadRequest,
  Where,
} from 'payload';
import { fill } from '@/lib/i18n/fill';
import { isPostgresOf, toTable } from '../queries/driver';
import { runnerOf } from '../queries/ownTransaction';
import { raw, sql } from '../queries/sql';
import { refusal } from '../refusal';
import { sameTransaction } from '../sameTransaction';
import { say } from '../words/words';
import { rowOf } from './goneForGood';
import { isPublished, isShown } from './keptValue';

const CONFLICT = 409;

type Doc = Record<string, unknown>;

type Place = {
  slug: string;
  /** A global has none. */
  id?: number | string;
  fields: readonly FlattenedField[];
  /** As Payload has read it for this save. */
  originalDoc: unknown;
  /** What was sent, and of fields that weren't sent what `originalDoc` has. */
  data: Doc | undefined;
  req: PayloadRequest;
};

/** In a request's context: the time that was sent. */
const keyOf = (slug: string) => `began with ${slug}`;

const timeOf = (doc: unknown) => Date.parse(String((doc as Doc | null)?.updatedAt));

/** A form sends the time of the save whose state it shows, as `updatedAt`. Whoever sends none saves as ever. */
const noteTime = (req: PayloadRequest, slug: string, data: unknown) => {
  req.context[keyOf(slug)] = timeOf(data) || undefined;
};

/** PostgreSQL: until this save ends, others wait. Not at an account: whoever takes a role away locks all organisers, in their order. */
async function keepFromOthers({ slug, id, req }: Place) {
  const { db } = req.payload;
  if (!isPostgresOf(db) || slug === 'editors') return;
  const run = await runnerOf(db, req);
  const row =
    id === undefined
      ? sql`SELECT id FROM ${raw(toTable(slug))} FOR NO KEY UPDATE`
      : rowOf(db, { collection: slug, id });
  await run(row);
}

/** When the newest state was saved, which a form that is opened now would show. None: it was deleted meanwhile. */
async function newestOf({ slug, id, req }: Place): Promise<number> {
  const { payload } = req;
  const how = { depth: 0, select: { updatedAt: true }, req: sameTransaction(req) } as const;
  const found =
    id === undefined
      ? await payload.findGlobal({ slug: slug as GlobalSlug, ...how })
      : await payload.findByID({
          ...{ collection: slug as CollectionSlug, id, draft: true, disableErrors: true },
          ...how,
        });
  return timeOf(found);
}

/** The versions that were saved at these times, as far as they are kept, in the language of the form. */
async function versionsAt({ slug, id, req }: Place, times: readonly number[]): Promise<Doc[]> {
  const { payload, locale } = req;
  const saved = times.map((time) => ({
    'version.updatedAt': { equals: new Date(time).toISOString() },
  }));
  const how = {
    ...{ depth: 0, pagination: false, req: sameTransaction(req) },
    ...{ locale: locale as never, fallbackLocale: false as never },
  };
  const where: Where = { or: saved };
  const ofDocument: Where = { and: [{ parent: { equals: id } }, where] };
  const { docs } =
    id === undefined
      ? await payload.findGlobalVersions({ slug: slug as GlobalSlug, where, ...how })
      : await payload.findVersions({
          ...{ collection: slug as CollectionSlug, where: ofDocument },
          ...how,
        });
  return docs.map(({ version }) => ({ ...version }));
}

type Given = { name: string; hidden?: boolean; admin?: { hidden?: boolean } };

/** What a form shows of a version. Hidden fields are the CMS's own. */
const shownOf = (fields: readonly Given[], version: Doc) =>
  fields
    .filter(({ name, hidden, admin }) => !hidden && !admin?.hidden && name !== '_status')
    .map(({ name }) => version[name]);

/** Whether what the form took for published isn't any more. A draft beside what is published withdraws nothing. */
async function isWithdrawn({ slug, id, req }: Place, before: Doc, after: Doc) {
  if (!isPublished(before) || isPublished(after)) return false;
  return !(await isShown(slug, Number(id), req));
}

/** Whether the very same was saved since: as a rule by this form, which the answer never reached. */
function isSavedAlready({ data, fields, originalDoc }: Place) {
  const [sent, newest] = [{ ...data }, originalDoc as Doc];
  if (sent._status !== newest._status) return false;
  return isDeepStrictEqual(shownOf(fields, sent), shownOf(fields, newest));
}

/** Whether nothing is lost: texts were saved in another language since, or the same was published or sent. */
async function isStillShown(place: Place, time: number, newest: number): Promise<boolean> {
  const { slug, id, req, fields } = place;
  const { payload } = req;
  const { versions } =
    id === undefined
      ? payload.globals.config.find((global) => global.slug === slug)!
      : payload.collections[slug as CollectionSlug].config;
  if (!versions) return false;
  if (isSavedAlready(place)) return true;
  const kept = await versionsAt(place, [time, newest]);
  const [before, after] = [time, newest].map((at) => kept.find((doc) => timeOf(doc) === at));
  if (!before || !after || (await isWithdrawn(place, before, after))) return false;
  return isDeepStrictEqual(shownOf(fields, before), shownOf(fields, after));
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** “3 minutes ago”: the CMS doesn't know an editor's time zone, and Payload takes a time's colon for the beginning of a list. */
function ago(time: number, language: string) {
  const past = Math.max(Date.now() - time, 1000);
  const [unit, length] = UNITS.find(([, ms]) => past >= ms)!;
  return new Intl.RelativeTimeFormat(language).format(-Math.floor(past / length), unit);
}

async function mustBeNewest(place: Place) {
  const { slug, originalDoc, req } = place;
  const time = req.context[keyOf(slug)];
  if (typeof time !== 'number') return;
  await keepFromOthers(place);
  const newest = await newestOf(place);
  if (Number.isNaN(newest) || newest === time) return;
  // What was saved since Payload read it would be lost in all languages.
  if (newest === timeOf(originalDoc) && (await isStillShown(place, time, newest))) return;
  const text = say(
    req.i18n.language,
    'Not saved. Somebody else, or you in another tab, saved this {when}, after you had opened it here. What you typed is still here. Open it in a new tab, enter your changes there and save.',
  );
  throw refusal(fill(text, { when: ago(newest, req.i18n.language) }), CONFLICT);
}

const noteTimeOfDocument: CollectionBeforeOperationHook = (save) => {
  const { args, collection, operation, overrideAccess, req } = save;
  if (operation !== 'update') return args;
  const { id, data } = args as { id?: unknown; data?: unknown };
  noteTime(req, collection.slug, id === undefined || overrideAccess ? null : data);
  return args;
};

const refuseDocument: CollectionBeforeValidateHook = async (save) => {
  const { collection, data, operation, originalDoc, req } = save;
  const { slug, flattenedFields: fields } = collection;
  if (operation === 'update')
    await mustBeNewest({ slug, id: originalDoc?.id, fields, originalDoc, data, req });
  return data;
};

const noteTimeOfGlobal: GlobalBeforeOperationHook = (save) => {
  const { args, global, operation, overrideAccess, req } = save;
  if (operation === 'update') noteTime(req, global.slug, overrideAccess ? null : args.data);
  return args;
};

const refuseGlobal: GlobalBeforeValidateHook = async ({ data, global, originalDoc, req }) => {
  const { slug, flattenedFields: fields } = global;
  await mustBeNewest({ slug, fields, originalDoc, data, req });
  return data;
};

/**
 * A form sends all its fields, also those that nobody has touched: one that was opened before another save would undo that. Payload
 * looks for it once, at the first key.
 */
export const refuseStale = {
  collection: { beforeOperation: noteTimeOfDocument, beforeValidate: refuseDocument },
  global: { beforeOperation: noteTimeOfGlobal, beforeValidate: refuseGlobal },
};
