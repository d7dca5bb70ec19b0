import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withDatabase } from '../database.mjs';
import { failure } from '../failure.mjs';

const ROWS = `SELECT filename, mime_type AS type, prefix, _objectkey AS folder,
  sizes_thumbnail_filename AS small, sizes_thumbnail_mime_type AS small_type
  FROM media WHERE filename IS NOT NULL ORDER BY id`;

/** A file's name on the disk, its key in a bucket, and its media type. */
const toUpload = ({ prefix, folder }, name, type) => ({
  name: String(name),
  key: [prefix, folder, name].filter(Boolean).join('/'),
  type: String(type ?? 'application/octet-stream'),
});

const toUploads = (row) => [
  toUpload(row, row.filename, row.type),
  ...(row.small ? [toUpload(row, row.small, row.small_type)] : []),
];

/** All files that the database names, each once. */
export async function readUploads(settings) {
  const { dataDir, databaseUrl } = settings;
  if (!databaseUrl && !existsSync(join(dataDir, 'cms.sqlite'))) {
    throw failure(`There is nothing to copy: ${dataDir} has no cms.sqlite.`);
  }
  const rows = await withDatabase(settings, (query) => query(ROWS));
  return [...new Map(rows.flatMap(toUploads).map((upload) => [upload.name, upload])).values()];
}
