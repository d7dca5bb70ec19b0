import { isDeepStrictEqual } from 'node:util';
import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  Field,
  GlobalBeforeOperationHook,
  GlobalBeforeValidateHook,
  PayloadRequest,
} from 'payload';
import { hasOwnInitial } from '../collections/albumHooks';
import { refuseMany } from '../collections/withdrawMany';
import { filesNamed, withoutTexts, withTextsOf } from './localisedTexts';
import { isTextsOnly, writesLanguage } from './may';
import { CMS_LOCALES } from '../queries/locale';
import { refusal } from '../refusal';
import { sameTransaction } from '../sameTransaction';
import { say } from '../words/words';

const FORBIDDEN = 403;
const refuse = (message: string) => refusal(message, FORBIDDEN);

/** A save of one's own, not one that our hooks make on behalf of it. */
const isLimited = (req: PayloadRequest, slug: string, overrideAccess = false) =>
  !overrideAccess && isTextsOnly(req.user, slug);

const keyOf = (slug: string) => `texts only ${slug}`;

function checkLanguage(req: PayloadRequest) {
  if (!writesLanguage(req.user, req.locale))
    throw refuse(
      say(req.i18n.language, 'You may not translate into this language: choose one of yours.'),
    );
}

type Saved = {
  data?: Record<string, unknown>;
  unpublishAllLocales?: unknown;
  where?: unknown;
};

/** "Unpublish" above a list: as a draft it would withdraw nothing, and be told as a success. */
const withdrawsMany = ({ data, where }: Saved) =>
  where !== undefined && data?._status === 'draft' && Object.keys(data).length === 1;

/** Without publishing it is a draft, also where the caller didn't say so: otherwise it would take down what is published. */
const limitSave: CollectionBeforeOperationHook = ({
  args,
  collection: { slug, versions },
  operation,
  overrideAccess,
  req,
}) => {
  const limited = isLimited(req, slug, overrideAccess);
  if (operation === 'restoreVersion' && limited)
    throw refuse(say(req.i18n.language, 'Translators change texts, nothing else.'));
  if (operation !== 'update') return args;
  req.context[keyOf(slug)] = limited;
  if (!limited) return args;
  const saved = args as Saved;
  if (withdrawsMany(saved))
    throw refuseMany(req, say(req.i18n.language, 'Translators change texts, nothing else.'));
  checkLanguage(req);
  if (req.file || saved.unpublishAllLocales)
    throw refuse(say(req.i18n.language, 'Translators change texts, nothing else.'));
  const isDraft = Boolean(versions?.drafts) && saved.data?._status !== 'published';
  return isDraft ? { ...args, draft: true } : args;
};

/** Filled by hooks, from what else is compared. */
const COMPUTED = ['updatedAt', 'createdAt', '_status', 'lastShown', 'searchName', 'searchAuthor'];

type Place = { slug: string; id: number | string; fields: Field[]; req: PayloadRequest };

type Doc = Record<string, unknown>;

async function storedWhole({ slug, id, req }: Place, draft: boolean): Promise<Doc | null> {
  const doc = await req.payload.findByID({
    collection: slug as CollectionSlug,
    id,
    ...{ draft, depth: 0, locale: 'all', fallbackLocale: false, disableErrors: true },
    req: sameTransaction(req),
  });
  return doc ? { ...doc } : null;
}

/**
 * A picture becomes public with a text that shows it, whichever it is (cms/queries/mediaUse.ts): a translation has only those of the
 * document in other languages.
 */
async function refuseMoreFiles(place: Place, before: Doc, after: Doc) {
  const { fields, req } = place;
  const files = [...filesNamed(fields, after)];
  const hasMoreThan = (doc: Doc) => {
    const known = filesNamed(fields, doc);
    return files.some((file) => !known.has(file));
  };
  if (!hasMoreThan(before)) return;
  const stored = await storedWhole(place, true);
  if (stored && !hasMoreThan(stored)) return;
  throw refuse(
    say(
      req.i18n.language,
      'Translators add no pictures or files: keep to those that this document has in another language.',
    ),
  );
}

/** What is published, and the newest draft; nothing, if it isn't published. */
async function publishedAndNewest(place: Place): Promise<Doc[]> {
  const [published, newest] = await Promise.all(
    [false, true].map((draft) => storedWhole(place, draft)),
  );
  return published?._status === 'published' && newest ? [published, newest] : [];
}

/** Whether two versions of a document differ by nothing but texts in these languages. */
function differInTexts(fields: Field[], versions: Doc[], locales: readonly string[]): boolean {
  // It follows the title, unless an editor has entered one.
  const computed = versions.every(hasOwnInitial) ? [...COMPUTED, 'initial'] : COMPUTED;
  const [before, after] = versions.map((doc): Doc => {
    const rest = withoutTexts(fields, doc, locales);
    for (const name of computed) delete rest[name];
    return rest;
  });
  return before !== undefined && isDeepStrictEqual(before, after);
}

/** The whole newest draft is published with a text: nothing may wait in it but texts in the translator's languages. */
async function refuseWaiting(place: Place) {
  const { fields, req } = place;
  const versions = await publishedAndNewest(place);
  if (differInTexts(fields, versions, req.user?.translates ?? [])) return;
  const text = differInTexts(fields, versions, CMS_LOCALES)
    ? 'Texts in other languages are waiting here as a draft, too. Save yours as a draft: an editor publishes them together.'
    : 'An editor has changed more than texts here since it was published. Save your texts as a draft: an editor publishes them with the rest.';
  throw refuse(say(req.i18n.language, text));
}

/** All but the texts is as it was, whatever was sent. */
const keepTheRest: CollectionBeforeValidateHook = async ({
  collection: { slug, fields },
  data = {},
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || req.context[keyOf(slug)] !== true) return data;
  const { id, _status } = originalDoc;
  const place = { slug, id, fields, req };
  const kept = withTextsOf(fields, originalDoc, data);
  await refuseMoreFiles(place, originalDoc, kept);
  if (data._status === 'published' && _status === 'draft') await refuseWaiting(place);
  return { ...kept, ...('_status' in data && { _status: data._status }) };
};

const limitGlobal: GlobalBeforeOperationHook = ({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) => {
  const limited = isLimited(req, global.slug, overrideAccess);
  if (operation === 'restoreVersion' && limited)
    throw refuse(say(req.i18n.language, 'Translators change texts, nothing else.'));
  if (operation !== 'update') return args;
  req.context[keyOf(global.slug)] = limited;
  if (limited) checkLanguage(req);
  return args;
};

const keepTheRestOfGlobal: GlobalBeforeValidateHook = ({ data, global, originalDoc, req }) =>
  req.context[keyOf(global.slug)] === true
    ? withTextsOf(global.fields, originalDoc ?? {}, data)
    : data;

/** What a translator saves, enforced where every save passes: REST, the admin, bulk edits, copies between languages. */
export const textsOnly = {
  collection: { beforeOperation: limitSave, beforeValidate: keepTheRest },
  global: { beforeOperation: limitGlobal, beforeValidate: keepTheRestOfGlobal },
};
