import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  CollectionSlug,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
  Plugin,
} from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { refusal } from '../refusal';
import { sameTransaction } from '../sameTransaction';
import { say } from '../words/words';
import { waitForSaves } from './goneForGood';
import { keepTitles } from './isTitled';
import { isPublished } from './keptValue';
import { beginTurns, deleteInTurn, saveInTurn } from './manyInTurn';
import { nameRefused } from './nameRefused';
import { refuseStale } from './refuseStale';
import { refuseTooMany } from './refuseTooMany';
import { restoreAsItWas } from './restoreAsItWas';
import { tellRefusal, withdrawMany } from './withdrawMany';

const FORBIDDEN = 403;
const CONFLICT = 409;

type Asked = { draft?: boolean; publishSpecificLocale?: unknown; where?: unknown };

/** Payload would take the other languages from what was published last, though it was withdrawn since, or drop them. */
function refuseOneLanguage({ publishSpecificLocale }: Asked, { i18n }: PayloadRequest) {
  if (!publishSpecificLocale) return;
  const text = 'All languages are published together: publish without choosing one.';
  throw refusal(say(i18n.language, text), FORBIDDEN);
}

const WRITES: readonly string[] = ['create', 'update', 'delete'];

/** With `select` the hooks after a save would see no more of a document than its answer has, and a global's version keep no more. */
const whole = <T>(args: T): T => ({ ...args, select: undefined });

/** In a request's context: many are saved, each from what is published. */
const keyOf = (slug: string) => `not from drafts ${slug}`;

const beforeSave: CollectionBeforeOperationHook = (save) => {
  const { args, collection, operation, overrideAccess, req } = save;
  const asked = args as Asked;
  refuseOneLanguage(asked, req);
  if (operation === 'update') {
    const isFromDrafts = overrideAccess || !asked.where || asked.draft;
    req.context[keyOf(collection.slug)] = Boolean(collection.versions?.drafts && !isFromDrafts);
  }
  return WRITES.includes(operation) ? whole(args) : args;
};

/** "Unpublish" above a list would make what is published the newest version, and a draft after it an earlier one. */
const keepNewerDraft: CollectionBeforeValidateHook = async ({
  collection: { slug },
  data,
  originalDoc,
  req,
}) => {
  if (req.context[keyOf(slug)] !== true || originalDoc?._status !== 'published') return data;
  const newest = await req.payload.findByID({
    collection: slug as CollectionSlug,
    id: originalDoc.id,
    ...{ draft: true, depth: 0, disableErrors: true },
    req: sameTransaction(req),
  });
  // Deleted meanwhile: it is refused where it is written. An error here would end the transaction of all others.
  if (!newest || isPublished(newest)) return data;
  const text = 'It has a newer draft, which would be lost: open it to unpublish or change it.';
  throw refusal(say(req.i18n.language, text), CONFLICT);
};

const beforeSaveOfGlobal: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  refuseOneLanguage(args, req);
  if (operation !== 'update') return args;
  // Payload fills in what isn't sent, and would store English where a language has no text. A collection's save is without by itself.
  req.fallbackLocale = false;
  return whole(args);
};

const ofCollection = (collection: CollectionConfig): CollectionConfig => {
  const { hooks = {}, endpoints } = collection;
  const many = [withdrawMany, refuseTooMany, beginTurns, keepTitles];
  const stale = refuseStale.collection;
  const first = [beforeSave, stale.beforeOperation];
  const beforeOperation = [...first, ...many, ...(hooks.beforeOperation ?? [])];
  const before = [saveInTurn, stale.beforeValidate, keepNewerDraft];
  const beforeValidate = [...before, ...(hooks.beforeValidate ?? [])];
  const beforeDelete = [deleteInTurn, waitForSaves, ...(hooks.beforeDelete ?? [])];
  const afterOperation = [...(hooks.afterOperation ?? []), nameRefused];
  const afterError = [...(hooks.afterError ?? []), tellRefusal];
  const ours = { beforeOperation, beforeValidate, beforeDelete, afterOperation, afterError };
  return {
    ...collection,
    hooks: { ...hooks, ...ours },
    endpoints: hasDraftsEnabled(collection) ? [...(endpoints || []), restoreAsItWas] : endpoints,
  };
};

const ofGlobal = (global: GlobalConfig): GlobalConfig => {
  const { hooks = {} } = global;
  const stale = refuseStale.global;
  const first = [beforeSaveOfGlobal, stale.beforeOperation];
  const beforeOperation = [...first, ...(hooks.beforeOperation ?? [])];
  const beforeValidate = [stale.beforeValidate, ...(hooks.beforeValidate ?? [])];
  return { ...global, hooks: { ...hooks, beforeOperation, beforeValidate } };
};

/** A document is saved as a whole, whoever saves it and however. */
export const wholeSaves: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(ofCollection),
  globals: config.globals?.map(ofGlobal),
});
