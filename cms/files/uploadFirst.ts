import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
  Plugin,
} from 'payload';
import { BUCKET } from '../env';
import { inTurns } from '../inTurns';
import { afterCommit } from '../queries/afterCommit';
import { refusal } from '../refusal';
import { logFailure } from '../services/log';
import { putIntoBucket } from './bucket';
import { hasRow } from './hasRow';
import { fileNamesOf, type Upload } from './onDisk';
import { keyOf } from './publishedFile';

const NOT_STORED =
  'The file could not be stored, so nothing was saved. Please try again in a few minutes; if that fails too, tell those who run this website.';

/** In a request's context: its files are in the bucket. */
const IS_STORED = 'isStoredInBucket';

/**
 * Payload's plugin uploads after the row is written: without transactions (SQLite) a bucket that fails would leave rows without
 * files, or a replaced picture without its old one. Here the files are first; what a failed save leaves in the bucket is nowhere shown.
 */
export const uploadFirst: CollectionBeforeChangeHook = async ({ data, req }) => {
  const { file } = req;
  if (!BUCKET || !file || !data.filename) return data;
  const startedAt = performance.now();
  const put = (filename: string, bytes: Buffer, type: string) =>
    putIntoBucket(keyOf({ prefix: data.prefix, filename }), bytes, type);
  const sizes: Record<string, { filename?: string; mimeType?: string }> = data.sizes ?? {};
  try {
    await put(data.filename, file.data, data.mimeType);
    for (const [size, bytes] of Object.entries(req.payloadUploadSizes ?? {})) {
      const { filename, mimeType = '' } = sizes[size] ?? {};
      if (filename) await put(filename, bytes, mimeType);
    }
  } catch (error) {
    logFailure({ path: '/api/media', token: 'net.error', startedAt, error });
    throw refusal(NOT_STORED, 503);
  }
  // So the plugin knows that they are there, and doesn't upload them again.
  file.clientUploadContext = {};
  req.payloadUploadSizes = {};
  req.context[IS_STORED] = true;
  return data;
};

/** A storage that hangs takes seconds for each. */
const AT_ONCE = 10;

type Deletion = () => Promise<unknown>;

/** After the commit, those of a transaction a few at a time: an editor who deletes many waits for all. */
async function deleteAfterwards(req: PayloadRequest, deletion: Deletion) {
  // In the request's context: what its transaction deletes.
  const key = `deletions from the bucket ${await req.transactionID}`;
  const known = req.context[key] as Deletion[] | undefined;
  if (known) return void known.push(deletion);
  const deletions = [deletion];
  req.context[key] = deletions;
  await afterCommit(req, () => {
    delete req.context[key];
    return inTurns(deletions, AT_ONCE, (each) => each());
  });
}

/**
 * Not what a row names by then: the same picture, uploaded meanwhile, has the same name. One whose row isn't there yet is lost (0039).
 * The plugin itself logs what it can't delete.
 */
async function deleteUnnamed({ payload }: PayloadRequest, upload: Upload, deletion: Deletion) {
  const startedAt = performance.now();
  const isNamed = await hasRow(payload, fileNamesOf(upload)).catch((error: unknown) => {
    logFailure({ path: 'replaced files', token: 'request.failed', startedAt, error });
    return true;
  });
  if (!isNamed) await deletion().catch(() => undefined);
}

/** The plugin's own hook, which is left to delete what was replaced: when the save is certain, as that can't be taken back. */
const replaceWhenSaved =
  (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (change) => {
    const { doc, previousDoc, req } = change;
    if (!req.context[IS_STORED]) return hook(change);
    const replace = async () => hook(change);
    await deleteAfterwards(req, () => deleteUnnamed(req, previousDoc ?? {}, replace));
    return doc;
  };

/** The same of what was deleted. */
const deleteWhenGone =
  (hook: CollectionAfterDeleteHook): CollectionAfterDeleteHook =>
  async (deletion) => {
    const { doc, req } = deletion;
    await deleteAfterwards(req, () => deleteUnnamed(req, doc, async () => hook(deletion)));
    return doc;
  };

/** The plugin's hook is the last one. */
const withLast = <Hook>(hooks: readonly Hook[], change: (hook: Hook) => Hook) => [
  ...hooks.slice(0, -1),
  ...hooks.slice(-1).map(change),
];

const withKeeping = ({ hooks, ...media }: CollectionConfig): CollectionConfig => {
  const afterChange = withLast(hooks?.afterChange ?? [], replaceWhenSaved);
  const afterDelete = withLast(hooks?.afterDelete ?? [], deleteWhenGone);
  return { ...media, hooks: { ...hooks, afterChange, afterDelete } };
};

/** An old file goes when nothing names it any more, and must not undo the save if it can't just then: to be registered after the plugin. */
export const keepDespiteLeftOvers: Plugin = (config) =>
  BUCKET
    ? {
        ...config,
        collections: config.collections?.map((collection) =>
          collection.slug === 'media' ? withKeeping(collection) : collection,
        ),
      }
    : config;
