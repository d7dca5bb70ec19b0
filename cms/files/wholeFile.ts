import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { openFile, type StoredFile } from './openFile';

/** A whole upload, from the disk or the bucket; null when it is missing there. */

const open = (file: StoredFile, signal?: AbortSignal) =>
  openFile(file, { start: 0, end: file.size - 1 }, signal);

export async function bytesOfFile(file: StoredFile): Promise<Buffer | null> {
  const body = await open(file);
  return body && Buffer.from(await new Response(body).arrayBuffer());
}

/** A signal: a visitor waits for it. */
export async function textOfFile(file: StoredFile, signal?: AbortSignal): Promise<string | null> {
  const body = await open(file, signal);
  return body && new Response(body).text();
}

/** A piece at a time. */
export async function streamOfFile(file: StoredFile): Promise<Readable | null> {
  const body = await open(file);
  if (!body) return null;
  return body instanceof Uint8Array ? Readable.from([body]) : Readable.fromWeb(body as NodeStream);
}
