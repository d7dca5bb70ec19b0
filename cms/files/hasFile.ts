import type { Media } from '../payload-types';
import { openFile } from './openFile';
import { keyOf } from './publishedFile';

type Upload = Pick<Media, 'filename' | 'prefix' | '_objectKey' | 'filesize'>;

/**
 * Whether an upload has its whole file, as far as can be told by the last byte. Payload deletes the file first: a process that is
 * killed then leaves the row. A power cut may leave it an empty file, or a part.
 */
export async function hasFile({ filename, prefix, _objectKey, filesize }: Upload) {
  if (!filename) return false;
  const key = keyOf({ prefix, _objectkey: _objectKey, filename });
  const size = filesize || 1;
  const last = { start: size - 1, end: size - 1 };
  const body = await openFile({ filename, key, size }, last).catch(() => undefined);
  if (body instanceof Uint8Array) return body.length > 0;
  await body?.cancel();
  return body !== null;
}
