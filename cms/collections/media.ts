import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  File,
  PayloadRequest,
} from 'payload';
import { MOST_PIXELS, UPLOADED_PICTURE_LIMIT_MB } from '@/lib/constants';
import { may } from '../access/may';
import { dropSheetsOfChanged, dropSheetsOfDeleted } from '../certificates/outdated';
import { coloursOf, NO_COLOURS } from '../colours/ofPicture';
import { BUCKET, MEDIA_DIR } from '../env';
import { cleanPicture, isOfMachine } from '../files/cleanPicture';
import { blankFilm } from '../files/filmMarks';
import { dropReplaced, keepDeleted, keepReplaced, putBackReplaced } from '../files/keepReplaced';
import { type Kind, kindOf, nameFits, renamed } from '../files/pictureKind';
import { sandboxed, serveUpload } from '../files/serveUpload';
import { syncFiles } from '../files/syncFiles';
import { uploadFirst } from '../files/uploadFirst';
import {
  isDrawnType,
  MIME_BY_EXTENSION,
  toExtension,
  toHashedName,
  toStoredExtension,
} from '../files/mediaFiles';
import { notifyOfMedia } from '../notes/notify';
import { isOfArchive, isQuiet } from '../quietly';
import { fieldRefusal, refusal } from '../refusal';
import { type English, say } from '../words/words';
import { longList } from './longLists';
import { refuseLocked } from './refuseLocked';
import { refuseManyInUse } from './refuseManyInUse';
import { GROUPS } from './shared';
import { tellTooLarge } from './tellTooLarge';

const BAD_REQUEST = 400;

type Values = Record<string, string | number>;

const refused = (req: PayloadRequest, text: English, values: Values = {}) =>
  fieldRefusal(req, { text, values, label: say(req.i18n.language, 'File'), path: 'file' });

const damaged = (req: PayloadRequest) =>
  refused(req, 'This picture is damaged: it cannot be read.');

/** An import has looked at its pictures itself. What an archive brings was taken once: it is put right, not refused. */
function checkName(file: File, kind: Kind | null, req: PayloadRequest) {
  const fits = nameFits(file.name, kind);
  if (!kind || fits === 'yes') return;
  if (fits === 'no' && !isQuiet(req)) {
    const text =
      'This file is a picture ({kind}), but its name ends in “{name}”. Rename it and upload it again.';
    const named = { kind: kind.extension.toUpperCase(), name: toExtension(file.name) };
    throw refused(req, text, named);
  }
  file.name = renamed(file.name, kind);
}

const MOST_BYTES = UPLOADED_PICTURE_LIMIT_MB * 1024 * 1024;

/** Photographs and films say where a child was: nothing of it is stored (docs/decisions/0043). */
async function clean(file: File, kind: Kind | null, req: PayloadRequest) {
  if (!isDrawnType(file.mimetype)) return blankFilm(file.data);
  if (kind && kind.pixels > MOST_PIXELS && !isQuiet(req)) {
    const text =
      'This picture has more than {value} megapixels. Make it smaller and upload it again.';
    throw refused(req, text, { value: MOST_PIXELS / 1_000_000 });
  }
  file.data = await cleanPicture(file.data).catch((error: unknown) => {
    throw isOfMachine(error) ? error : damaged(req);
  });
  file.size = file.data.byteLength;
  if (file.size >= MOST_BYTES && !isQuiet(req)) {
    throw refused(req, 'The file must be under {value} MB.', { value: UPLOADED_PICTURE_LIMIT_MB });
  }
}

/** A new upload takes no other's file: Payload then adds a number to its name. */
async function isFree(filename: string, req: PayloadRequest) {
  const where = { filename: { equals: filename } };
  const { totalDocs } = await req.payload.db.count({ collection: 'media', where, req });
  return totalDocs === 0;
}

/** Payload would crop what is stored and keep its name: the form's buttons are off, the request's own wish is dropped. */
const cropNothing: CollectionBeforeOperationHook = ({ args, req }) => {
  delete req.query.uploadEdits;
  return args;
};

/**
 * A file is sent. Payload would fetch one from an address that is sent in its place, past all that is checked below.
 * Who may not upload is told so, and nothing else.
 */
const refuseUnsent: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'create' || overrideAccess || !may(req.user, 'create', 'media')) return args;
  if (!req.file) throw refusal(req.t('error:noFilesUploaded'), BAD_REQUEST);
  return args;
};

/** Of what is no raster image: none. */
const NONE = { color: null, ...NO_COLOURS };

/** All of a picture is read for them: cleaning reads its beginning only, if it need not be drawn anew. */
async function coloursIn(file: File, req: PayloadRequest) {
  if (!isDrawnType(file.mimetype)) return NONE;
  return coloursOf(file.data).catch((error: unknown) => {
    if (isOfArchive(req) || isOfMachine(error)) return NONE;
    throw damaged(req);
  });
}

const nameByContent: CollectionBeforeOperationHook = async (asked) => {
  const { args, operation, overrideAccess, req } = asked;
  const { file } = req;
  if (!file || (operation !== 'create' && operation !== 'update')) return args;
  // Payload refuses next who may not: no picture of theirs is drawn.
  if (!overrideAccess && !may(req.user, operation, 'media')) return args;
  // Macs spell accents apart, and who searches doesn't.
  file.name = file.name.normalize('NFC');
  const originalName = file.name;
  const kind = await kindOf(file.data);
  checkName(file, kind, req);
  const extension = toStoredExtension(file.name, file.data);
  const mimetype = MIME_BY_EXTENSION[extension];
  if (!mimetype) {
    const value = extension || file.name;
    throw refused(req, 'Files of this kind are not taken: {value}', { value });
  }
  file.mimetype = mimetype;
  await clean(file, kind, req);
  file.name = toHashedName(file.name, file.data);
  const colours = await coloursIn(file, req);
  const overwriteExistingFiles =
    args.overwriteExistingFiles && (operation === 'update' || (await isFree(file.name, req)));
  return { ...args, overwriteExistingFiles, data: { ...args.data, originalName, ...colours } };
};

export const media: CollectionConfig = {
  slug: 'media',
  admin: {
    group: GROUPS.content,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'mimeType', 'filesize', 'updatedAt'],
    listSearchableFields: ['filename', 'originalName', 'alt'],
    description:
      'Pictures, films, captions, sound and PDF. A picture or film is public as long as something published shows it; other files are public as soon as they are uploaded. A private file never is.',
  },
  // Of a file in a bucket Payload fails to make one: it would fetch it from the CMS's own address.
  disableDuplicate: true,
  upload: {
    staticDir: MEDIA_DIR,
    // What Payload detects in the bytes. It detects playlists as plain text only; nameByContent checks extensions.
    mimeTypes: [...new Set(Object.values(MIME_BY_EXTENSION)), 'audio/x-m4a', 'text/plain'],
    imageSizes: [{ name: 'thumbnail', width: 240, formatOptions: { format: 'webp' } }],
    adminThumbnail: 'thumbnail',
    displayPreview: true,
    // File names contain a hash of the content: a file is replaced by a new one, never changed.
    crop: false,
    focalPoint: false,
    pasteURL: false,
    modifyResponseHeaders: sandboxed,
    // Of what is in a bucket its plugin has one.
    handlers: BUCKET ? [] : [serveUpload],
  },
  hooks: {
    ...longList,
    beforeOperation: [
      refuseLocked,
      refuseManyInUse,
      cropNothing,
      refuseUnsent,
      nameByContent,
      keepReplaced,
      ...longList.beforeOperation,
    ],
    afterOperation: [...longList.afterOperation, dropReplaced],
    afterError: [putBackReplaced, tellTooLarge],
    ...notifyOfMedia,
    beforeChange: [uploadFirst, ...notifyOfMedia.beforeChange],
    afterChange: [syncFiles, ...notifyOfMedia.afterChange, dropSheetsOfChanged],
    beforeDelete: [...notifyOfMedia.beforeDelete, dropSheetsOfDeleted, keepDeleted],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      maxLength: 500,
      admin: { description: 'What the picture shows, for those who cannot see it.' },
    },
    {
      name: 'private',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', description: 'Not served to visitors.' },
    },
    { name: 'color', type: 'text', admin: { position: 'sidebar', readOnly: true } },
    // Its colours (docs/decisions/0057): as text, as bits, and its place in the rainbow. Null: nobody has looked yet.
    { name: 'palette', type: 'text', admin: { hidden: true } },
    { name: 'colours', type: 'number', admin: { hidden: true } },
    { name: 'hue', type: 'number', admin: { hidden: true } },
    {
      name: 'originalName',
      type: 'text',
      index: true,
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
};
