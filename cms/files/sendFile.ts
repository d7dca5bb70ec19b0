import { MEDIA_LENGTH } from '@/server/mediaLength.mjs';
import { toByteRange } from './byteRange';
import { openFile, type StoredFile } from './openFile';

type Asked = { method?: string; signal?: AbortSignal };

/**
 * Answers with a file, or the part that `given` asks for, a `Range` header; null when the file is missing in the storage. It is closed
 * when whoever asks leaves.
 */
export async function sendFile(
  file: StoredFile,
  headers: Headers,
  given: string | null,
  { method, signal }: Asked,
): Promise<Response | null> {
  const { size } = file;
  const range = toByteRange(given, size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    headers.set('cache-control', 'no-store');
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  headers.set(MEDIA_LENGTH, String(end - start + 1));
  if (method === 'HEAD') return new Response(null, { headers });
  const body = await openFile(file, { start, end }, signal);
  return body && new Response(body, { status: range ? 206 : 200, headers });
}
