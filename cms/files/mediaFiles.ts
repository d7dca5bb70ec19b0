import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { PICTURE_TYPES } from '@/lib/files/pictureTypes';

/** The file types that editors may upload, and their media types. */
export const MIME_BY_EXTENSION: Record<string, string> = {
  ...PICTURE_TYPES,
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  ts: 'video/mp2t',
};

/** Whether it is a raster image: image/*, but no SVG. */
export const isDrawnType = (type: string | null | undefined): type is string =>
  Boolean(type?.startsWith('image/')) && type !== MIME_BY_EXTENSION.svg;

export const toExtension = (name: string) => extname(name).slice(1).toLowerCase();

/** Long enough that no two files collide. */
const HASH_LENGTH = 16;

const kindOf = (extension: string) => (MIME_BY_EXTENSION[extension] ?? 'file').split('/')[0];

/** An MP4 file without media data is the initialisation segment of a stream. */
const isHead = (extension: string, data: Uint8Array) =>
  extension === 'mp4' && !Buffer.from(data.buffer, data.byteOffset, data.length).includes('mdat');

/**
 * The extension that a file is stored with, whatever its own was. A JPEG has one of its two: thumbnails are called as their file is
 * without it, so one of each would share theirs.
 */
export function toStoredExtension(name: string, data: Uint8Array): string {
  const extension = toExtension(name);
  if (extension === 'jpeg') return 'jpg';
  return isHead(extension, data) ? 'm4s' : extension;
}

export const mimeTypeOf = (name: string) =>
  MIME_BY_EXTENSION[toExtension(name)] ?? 'application/octet-stream';

/** A name with a hash of the content. The original name is dropped: it often is a child's name, and the address is public. */
export function toHashedName(name: string, data: Uint8Array): string {
  const extension = toStoredExtension(name, data);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, HASH_LENGTH);
  return `${kindOf(extension)}-${hash}.${extension}`;
}

const KINDS = [...new Set(Object.keys(MIME_BY_EXTENSION).map(kindOf))].join('|');

/** Such names in a text, with the number that Payload adds to one that is taken. */
export const HASHED_NAMES = new RegExp(
  `(?:${KINDS})-[0-9a-f]{${HASH_LENGTH}}(?:-\\d+)?\\.\\w+`,
  'g',
);

const VIDEO_EXTENSIONS = new Set(['mp4', 'webm', 'vtt', 'm3u8', 'm4s', 'ts']);

export const isVideoFile = (filename: string) => VIDEO_EXTENSIONS.has(toExtension(filename));

/** The public path of a file (contract: image storage); '' for none. */
export const toMediaPath = (filename: string | null | undefined) =>
  filename ? `/${isVideoFile(filename) ? 'video' : 'download'}/${filename}` : '';
