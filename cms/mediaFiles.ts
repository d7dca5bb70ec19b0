import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { PICTURE_TYPES } from '@/lib/files/pictureTypes';

/** What editors may upload, and the type each is served with. */
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

export const toExtension = (name: string) => extname(name).slice(1).toLowerCase();

/** Enough that no two files of an exhibition meet. */
const HASH_LENGTH = 16;

const kindOf = (extension: string) => (MIME_BY_EXTENSION[extension] ?? 'file').split('/')[0];

/** An MP4 file without media data begins a stream cut as fragmented MP4: no film, but a part of the stream like its segments. */
const isHead = (extension: string, data: Uint8Array) =>
  extension === 'mp4' && !Buffer.from(data.buffer, data.byteOffset, data.length).includes('mdat');

/** The extension that a file is stored under, whatever it was called. */
export function toStoredExtension(name: string, data: Uint8Array): string {
  const extension = toExtension(name);
  return isHead(extension, data) ? 'm4s' : extension;
}

/**
 * A name that changes with the content, so that a browser may keep the file for ever. What the file was called at home goes:
 * it often is a child's name, and the address is open to everybody.
 */
export function toHashedName(name: string, data: Uint8Array): string {
  const extension = toStoredExtension(name, data);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, HASH_LENGTH);
  return `${kindOf(extension)}-${hash}.${extension}`;
}

const VIDEO_EXTENSIONS = new Set(['mp4', 'webm', 'vtt', 'm3u8', 'm4s', 'ts']);

export const isVideoFile = (filename: string) => VIDEO_EXTENSIONS.has(toExtension(filename));

/** The path on the wire (contract: image storage). An empty name gives an empty path. */
export const toMediaPath = (filename: string | null | undefined) =>
  filename ? `/${isVideoFile(filename) ? 'video' : 'download'}/${filename}` : '';
