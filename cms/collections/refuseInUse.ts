import { getTranslation } from '@payloadcms/translations';
import type { CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest, Where } from 'payload';
import { fill } from '@/lib/i18n/fill';
import { commaList } from '@/lib/i18n/intl';
import { toSiteLocale } from '@/lib/i18n/locales';
import { notifyOf } from '../notes/notify';
import { isQuiet } from '../quietly';
import { refusal } from '../refusal';
import { say } from '../words/words';

const CONFLICT = 409;

/** Fields of a collection by which its documents name others. */
type Use = { collection: CollectionSlug; fields: readonly string[] };

/** How many name it, as they are published or in their newest version, whichever are more. */
async function countUsers({ collection, fields }: Use, id: unknown, req: PayloadRequest) {
  const named = (prefix: string): Where => ({
    or: fields.map((field) => ({ [prefix + field]: { equals: id } })),
  });
  const { totalDocs } = await req.payload.count({ collection, where: named(''), req });
  if (!req.payload.collections[collection].config.versions) return totalDocs;
  const where = { and: [{ latest: { equals: true } }, named('version.')] };
  const newest = await req.payload.countVersions({ collection, where, req });
  return Math.max(totalDocs, newest.totalDocs);
}

/** Refuses to delete what others name: the database would empty their fields, those of earlier versions too. */
const refuseInUse =
  (uses: readonly Use[]): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    // An exhibition that is read from an archive replaces all of it.
    if (isQuiet(req)) return;
    const { language } = req.i18n;
    const users: string[] = [];
    for (const use of uses) {
      const count = await countUsers(use, id, req);
      const { labels } = req.payload.collections[use.collection].config;
      const values = { what: getTranslation(labels.plural, req.i18n), text: count };
      if (count > 0) users.push(fill(say(language, '{what}: {text}'), values));
    }
    if (users.length === 0) return;
    const text = say(language, 'It is still in use ({users}). Choose something else there first.');
    throw refusal(fill(text, { users: commaList(toSiteLocale(language), users) }), CONFLICT);
  };

/** The hooks of a collection whose documents others name. */
export function hooksOfNamed(slug: string, ...uses: Use[]) {
  const notifying = notifyOf(slug);
  return { ...notifying, beforeDelete: [refuseInUse(uses), ...notifying.beforeDelete] };
}
