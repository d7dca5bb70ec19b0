import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { UploadConfig } from 'payload';
import { DRAWING_POLICY } from '@/server/drawingPolicy.mjs';
import { MEDIA_DIR } from '../env';
import { mimeTypeOf } from './mediaFiles';
import { sendFile } from './sendFile';

type Handler = NonNullable<UploadConfig['handlers']>[number];
type Given = Parameters<Handler>;

/** On the CMS's own origin no upload runs anything. */
export function sandboxed({ headers }: { headers: Headers }) {
  headers.set('x-content-type-options', 'nosniff');
  headers.set('content-security-policy', DRAWING_POLICY);
  return headers;
}

async function answer(req: Given[0], { params }: Given[1]): Promise<Response | undefined> {
  const { filename } = params;
  // So Payload asks for a file that was uploaded past the CMS: there is none.
  if ('clientUploadContext' in params || basename(filename) !== filename) return;
  const found = await stat(join(/*turbopackIgnore: true*/ MEDIA_DIR, filename)).catch(() => null);
  if (!found?.isFile()) return;
  const headers = sandboxed({ headers: new Headers() });
  headers.set('content-type', mimeTypeOf(filename));
  headers.set('accept-ranges', 'bytes');
  const file = { filename, key: filename, size: found.size };
  try {
    return (await sendFile(file, headers, req.headers.get('range'), req)) ?? undefined;
  } catch (error) {
    if (req.signal?.aborted) return new Response(null, { status: 499 });
    throw error;
  }
}

/**
 * A file on the disk, to an editor: Payload would leave it open when the browser leaves before it has all of it. Without an answer
 * Payload says that there is none; its type has only handlers that always answer, or never.
 */
export const serveUpload = answer as (...given: Given) => Promise<Response>;
