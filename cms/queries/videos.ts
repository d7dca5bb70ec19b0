import { rows } from './database';
import type { CmsLocale } from './locale';
import { joinFile } from './media';
import type { Page } from './page';
import { allOf, listed, raw, sql } from './sql';
import { textsOf } from './texts';

export type VideoRow = {
  id: number;
  name: string | null;
  author: string | null;
  description: string | null;
  description_lang: string;
  cover: string | null;
  cover_width: number | string | null;
  cover_height: number | string | null;
  file: string | null;
  uri: string | null;
  s_time: string | Date | null;
  e_time?: string | Date | null;
  duration: number | string | null;
  updated_at: string | Date | null;
};

export type TrackRow = { parent: number; lang: string; file: string };

/** Recorded and live videos differ only in a broadcast's end. */
export type VideoTable = 'videos' | 'lives';

export function findVideos(
  table: VideoTable,
  labelIds: readonly string[],
  page: Page,
  locale: CmsLocale,
): Promise<VideoRow[]> {
  const conditions = [sql`v._status = 'published'`];
  if (labelIds.length) {
    const rels = raw(`${table}_rels`);
    conditions.push(
      sql`v.id IN (SELECT parent_id FROM ${rels} WHERE labels_id IN ${listed(labelIds)})`,
    );
  }
  const texts = textsOf(table, 'v.id', locale);
  return rows<VideoRow>(sql`
    SELECT v.id, v.author, v.uri, v.s_time, v.duration, v.updated_at, ${raw(table === 'lives' ? 'v.e_time,' : '')}
      ${texts.text('name')}, ${texts.text('description')},
      ${texts.language('description', 'description_lang')}, cover.filename AS cover,
      cover.width AS cover_width, cover.height AS cover_height, film.filename AS file
    FROM ${raw(table)} v ${texts.joined}
    ${joinFile('cover', 'v.cover_id')} ${joinFile('film', 'v.file_id')}
    WHERE ${allOf(conditions)}
    ORDER BY v.s_time DESC NULLS LAST, v.id DESC LIMIT ${page.count} OFFSET ${page.start}`);
}

/** The captions of all videos of a page, in one query. */
export async function findTracks(table: VideoTable, ids: readonly number[]): Promise<TrackRow[]> {
  if (ids.length === 0) return [];
  return rows<TrackRow>(sql`
    SELECT track._parent_id AS parent, track.lang, vtt.filename AS file
    FROM ${raw(`${table}_tracks`)} track
    JOIN media vtt ON vtt.id = track.file_id AND vtt.private IS NOT TRUE
    WHERE track._parent_id IN ${listed(ids)} ORDER BY track._order`);
}
