import type { Readable } from 'node:stream';
import { findPublishedFile } from '../files/publishedFile';
import { bytesOfFile, streamOfFile } from '../files/wholeFile';
import { CertificateFault } from './fault';

/** The bytes of an upload. Null: there is no such file. */
export async function bytesOf(filename: string): Promise<Buffer | null> {
  const file = await findPublishedFile('download', filename);
  return file && bytesOfFile(file);
}

/** The same, a piece at a time. */
export async function streamOf(filename: string): Promise<Readable | null> {
  const file = await findPublishedFile('download', filename);
  return file && streamOfFile(file);
}

/** `/download/x.jpg` of a published work. */
export async function pictureOf(path: string): Promise<Buffer> {
  const picture = await bytesOf(path.slice(path.lastIndexOf('/') + 1));
  if (!picture) throw new CertificateFault('noPicture');
  return picture;
}
