import type { Media } from '../payload-types';
import { openFile } from './openFile';
import { keyOf } from './publishedFile';

type Upload = Pick<Media, 'filename' | 'prefix' | '_objectKey'>;

/** Whether an upload has its file, as far as can be told. Payload deletes the file first: a process that is killed then leaves the row. */
export async function hasFile({ filename, prefix, _objectKey }: Upload): Promise<boolean> {
  if (!filename) return false;
  const key = keyOf({ prefix, _objectkey: _objectKey, filename });
  const body = await openFile({ filename, key, size: 1 }, { start: 0, end: 0 }).catch(
    () => undefined,
  );
  if (body instanceof ReadableStream) await body.cancel();
  return body !== null;
}
