import { isVideoFile, MIME_BY_EXTENSION, toExtension } from '../mediaFiles';
import { rows, sql } from '../queries/database';

export type PublishedFile = {
  filename: string;
  /** Where a bucket keeps it. */
  key: string;
  size: number;
  modified: number;
  mimeType: string;
};

type Row = {
  filename: string;
  filesize: number | string;
  created_at: string | Date;
  prefix: string | null;
  _objectkey: string | null;
};

const KEEP_MS = 10_000;
const MAX_KEPT = 5000;
// A file that became private is gone after KEEP_MS in every process, without a message between them.
const kept = new Map<string, { file: PublishedFile | null; until: number }>();

const toFile = (row: Row): PublishedFile => ({
  filename: row.filename,
  key: [row.prefix, row._objectkey, row.filename].filter(Boolean).join('/'),
  size: Number(row.filesize),
  modified: new Date(row.created_at).getTime(),
  mimeType: MIME_BY_EXTENSION[toExtension(row.filename)] ?? 'application/octet-stream',
});

async function lookUp(filename: string): Promise<PublishedFile | null> {
  const [row] = await rows<Row>(sql`
    SELECT filename, filesize, created_at, prefix, _objectkey FROM media
    WHERE filename = ${filename} AND private IS NOT TRUE`);
  return row ? toFile(row) : null;
}

/** A name as uploads get it: no path, no dots in front. */
const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** The file that `/download/x` or `/video/x` names, if visitors may have it. */
export async function findPublishedFile(
  area: 'download' | 'video',
  filename: string,
): Promise<PublishedFile | null> {
  if (!PLAIN_NAME.test(filename) || isVideoFile(filename) !== (area === 'video')) return null;
  const known = kept.get(filename);
  if (known && known.until > Date.now()) return known.file;
  const file = await lookUp(filename);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(filename, { file, until: Date.now() + KEEP_MS });
  return file;
}
