import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { openFile } from '../files/openFile';
import { findPublishedFile } from '../files/publishedFile';
import { CertificateFault } from './fault';

/** The bytes of an upload, from the disk or the bucket. Null: there is no such file. */
export async function bytesOf(filename: string): Promise<Buffer | null> {
  const file = await findPublishedFile('download', filename);
  const body = file && (await openFile(file, { start: 0, end: file.size - 1 }));
  return body && Buffer.from(await new Response(body).arrayBuffer());
}

/** The same, a piece at a time. */
export async function streamOf(filename: string): Promise<Readable | null> {
  const file = await findPublishedFile('download', filename);
  const body = file && (await openFile(file, { start: 0, end: file.size - 1 }));
  if (!body) return null;
  return body instanceof Uint8Array ? Readable.from([body]) : Readable.fromWeb(body as NodeStream);
}

/** `/download/x.jpg` of a published work. */
export async function pictureOf(path: string): Promise<Buffer> {
  const picture = await bytesOf(path.slice(path.lastIndexOf('/') + 1));
  if (!picture) throw new CertificateFault('noPicture');
  return picture;
}
