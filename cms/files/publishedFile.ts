import { LRUCache } from 'lru-cache';
import { isVideoFile, mimeTypeOf } from './mediaFiles';
import { rows } from '../queries/database';
import { isInText, isNamed } from '../queries/mediaUse';
import { sql } from '../queries/sql';

export type PublishedFile = {
  filename: string;
  /** The key in the bucket. */
  key: string;
  size: number;
  modified: number;
  mimeType: string;
};

type Row = {
  id: number;
  named: boolean | number;
  filename: string;
  filesize: number | string;
  created_at: string | Date;
  prefix: string | null;
  _objectkey: string | null;
};

/** The website caches for 2.5 s (server/publishedFiles.mjs): together less than 10. */
const KEEP_MS = 4000;
// A withdrawn file is gone after KEEP_MS in every process, without messages between them. A missing one is not
// cached: it may be published any moment, and texts are looked through for all at once (queries/mediaUse.ts). Equal look-ups
// at the same time are one, and end though others need the room.
const cache = new LRUCache<string, PublishedFile>({
  max: 5000,
  ttl: KEEP_MS,
  ignoreFetchAbort: true,
  fetchMethod: async (filename) => (await lookUp(filename)) ?? undefined,
});

/** The key of an upload in the bucket. */
export const keyOf = ({ prefix, _objectkey, filename }: Partial<Row>) =>
  [prefix, _objectkey, filename].filter(Boolean).join('/');

const toFile = (row: Row): PublishedFile => ({
  filename: row.filename,
  key: keyOf(row),
  size: Number(row.filesize),
  modified: new Date(row.created_at).getTime(),
  mimeType: mimeTypeOf(row.filename),
});

/** Files that are shown by themselves. Others are linked in a text, or are parts of a stream. */
const SHOWN = /^(?:image\/|video\/(?:mp4|webm)|text\/vtt)/;

/** A file that is not private. A picture, film or caption file must also be used by something published. */
async function lookUp(filename: string): Promise<PublishedFile | null> {
  const [row] = await rows<Row>(sql`
    SELECT m.id, m.filename, m.filesize, m.created_at, m.prefix, m._objectkey, ${isNamed} AS named
    FROM media m WHERE m.filename = ${filename} AND m.private IS NOT TRUE`);
  if (!row) return null;
  const file = toFile(row);
  if (!SHOWN.test(file.mimeType) || row.named) return file;
  return (await isInText({ id: Number(row.id), filename, madeAt: file.modified })) ? file : null;
}

/** The names that uploads get: no path, no leading dots. */
const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** The file behind `/download/x` or `/video/x`, if visitors may have it. */
export async function findPublishedFile(
  area: 'download' | 'video',
  filename: string,
): Promise<PublishedFile | null> {
  if (!PLAIN_NAME.test(filename) || isVideoFile(filename) !== (area === 'video')) return null;
  return (await cache.fetch(filename)) ?? null;
}
