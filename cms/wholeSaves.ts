import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import { say } from './words/words';

const FORBIDDEN = 403;

type Asked = { publishSpecificLocale?: unknown };

/** Payload would take the other languages from what was published last, though it was withdrawn since, or drop them. */
function refuseOneLanguage({ publishSpecificLocale }: Asked, { i18n }: PayloadRequest) {
  if (!publishSpecificLocale) return;
  const text = 'All languages are published together: publish without choosing one.';
  // With data: Payload tells no message of an error without, as the build takes away its name.
  throw new APIError(say(i18n.language, text), FORBIDDEN, {}, true);
}

const beforeSave: CollectionBeforeOperationHook = ({ args, req }) => {
  refuseOneLanguage(args as Asked, req);
  return args;
};

const beforeSaveOfGlobal: GlobalBeforeOperationHook = ({ args, req }) => {
  refuseOneLanguage(args, req);
  return args;
};

const ofCollection = (collection: CollectionConfig): CollectionConfig => {
  const { hooks = {} } = collection;
  const beforeOperation = [beforeSave, ...(hooks.beforeOperation ?? [])];
  return { ...collection, hooks: { ...hooks, beforeOperation } };
};

const ofGlobal = (global: GlobalConfig): GlobalConfig => {
  const { hooks = {} } = global;
  const beforeOperation = [beforeSaveOfGlobal, ...(hooks.beforeOperation ?? [])];
  return { ...global, hooks: { ...hooks, beforeOperation } };
};

/** A document is saved as a whole, whoever saves it and however. */
export const wholeSaves: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(ofCollection),
  globals: config.globals?.map(ofGlobal),
});
