import type { Upload } from '../live/ownParts';
import { epochOf, rows } from './database';
import { joinFile } from './media';
import { listed, sql } from './sql';

type LiveRow = {
  file: string | null;
  uri: string | null;
  s_time: string | Date | null;
  e_time: string | Date | null;
};

/** A published live video's times and source. */
export async function findLive(id: number): Promise<LiveRow | undefined> {
  const [row] = await rows<LiveRow>(sql`
    SELECT film.filename AS file, v.uri, v.s_time, v.e_time
    FROM lives v ${joinFile('film', 'v.file_id')}
    WHERE v.id = ${id} AND v._status = 'published'`);
  return row;
}

type UploadRow = { filename: string; original_name: string | null; created_at: string | Date };

/** Files by the names they were uploaded with, in NFC, and the file `beside`, in the order in which they came. */
export async function findUploads(names: readonly string[], beside: string): Promise<Upload[]> {
  if (names.length === 0) return [];
  // Older names are as the editor's system spelled them.
  const spellings = new Set(names.flatMap((name) => [name, name.normalize('NFC')]));
  const found = await rows<UploadRow>(sql`
    SELECT filename, original_name, created_at FROM media
    WHERE (original_name IN ${listed([...spellings])} AND private IS NOT TRUE) OR filename = ${beside}
    ORDER BY created_at, id`);
  return found.map(({ filename, original_name, created_at }) => ({
    filename,
    originalName: (original_name ?? '').normalize('NFC'),
    at: epochOf(created_at) ?? 0,
  }));
}
