import { rows } from './database';
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

type NameRow = { filename: string; original_name: string | null };

/** Files by the names they were uploaded with, in NFC; of several with the same name, the one that came nearest to the file `beside`. */
export async function findUploads(
  names: readonly string[],
  beside: string,
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  // Older names are as the editor's system spelled them.
  const spellings = new Set(names.flatMap((name) => [name, name.normalize('NFC')]));
  const found = await rows<NameRow>(sql`
    SELECT filename, original_name FROM media
    WHERE original_name IN ${listed([...spellings])} AND private IS NOT TRUE
    ORDER BY abs(id - (SELECT id FROM media WHERE filename = ${beside})) DESC, id`);
  return new Map(
    found.map(({ filename, original_name }) => [(original_name ?? '').normalize('NFC'), filename]),
  );
}
