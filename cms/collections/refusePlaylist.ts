import type { FieldHook, PayloadRequest } from 'payload';
import { toExtension } from '../files/mediaFiles';
import { keyOf } from '../files/publishedFile';
import { textOfFile } from '../files/wholeFile';
import { anyIdOf } from '../idOf';
import { readRecording } from '../live/recording';
import type { Media } from '../payload-types';
import { fieldRefusal } from '../refusal';
import { say } from '../words/words';
import { storedRow } from './storedRow';

/** Null for a file that is no playlist, and for one that can't be read just now. */
async function playlistIn(id: number, req: PayloadRequest): Promise<string | null> {
  const row = await storedRow('media', id, ['filename', 'filesize', 'prefix', '_objectKey'], req);
  const { filename, filesize, prefix, _objectKey } = row as Partial<Media>;
  if (!filename || toExtension(filename) !== 'm3u8') return null;
  const key = keyOf({ prefix, _objectkey: _objectKey, filename });
  return textOfFile({ filename, key, size: filesize ?? 0 }).catch(() => null);
}

/** A playlist that could not be broadcast, in drafts too. One that is there already stays, and so do those that programs write. */
export const refusePlaylist: FieldHook = async ({ value, originalDoc, req }) => {
  const id = anyIdOf(value);
  if (!id || !req.user || id === anyIdOf(originalDoc?.file)) return value;
  const playlist = await playlistIn(Number(id), req);
  if (playlist === null || readRecording(playlist)) return value;
  throw fieldRefusal(req, {
    text: 'This playlist cannot be broadcast. It has to be of one quality and to end with #EXT-X-ENDLIST, and the files that it names have to lie beside it, whole and not encrypted.',
    label: say(req.i18n.language, 'File'),
    path: 'file',
  });
};
