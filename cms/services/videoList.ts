import type { WireVideo } from '@/lib/contract/video';
import { epochOf } from '../queries/database';
import {
  findTracks,
  findVideos,
  type TrackRow,
  type VideoRow,
  type VideoTable,
} from '../queries/videos';
import { livePath } from '../live/livePath';
import { relayPath } from '../live/relayUrl';
import { toExtension, toMediaPath } from '../files/mediaFiles';
import type { Answer, Handler } from './answer';
import { listOf, localeOf, numberOf, pagingOf } from './params';

const toTrack = ({ lang, file }: TrackRow) => ({ lang, uri: toMediaPath(file) });

/** A live video whose source is a recording or a stream on another host has a path of its own. */
function liveUriOf({ id, file, uri }: VideoRow): string {
  if (file) return toExtension(file) === 'm3u8' ? livePath(id) : toMediaPath(file);
  return relayPath(id, uri ?? '') ?? uri ?? '';
}

const uriOf = (table: VideoTable, row: VideoRow): string =>
  table === 'lives' ? liveUriOf(row) : toMediaPath(row.file) || (row.uri ?? '');

const toWireVideo = (table: VideoTable, row: VideoRow, tracks: TrackRow[]): WireVideo => ({
  id: String(row.id),
  name: row.name ?? '',
  author: row.author ?? '',
  coverPhoto: toMediaPath(row.cover),
  uri: uriOf(table, row),
  description: row.description ?? '',
  descriptionLang: row.description_lang,
  coverWidth: numberOf(row.cover_width),
  coverHeight: numberOf(row.cover_height),
  sTime: epochOf(row.s_time),
  eTime: epochOf(row.e_time ?? null),
  duration: numberOf(row.duration),
  updatedAt: epochOf(row.updated_at),
  tracks: tracks.filter(({ parent }) => parent === row.id).map(toTrack),
});

/** §7 artexhVideo/listPublished, and the same of live videos, which §7 doesn't name (docs/architecture.md). */
export const listPublishedOf =
  (table: VideoTable): Handler =>
  async ({ query }): Promise<Answer> => {
    const videos = await findVideos(
      table,
      listOf(query, 'labelIds'),
      pagingOf(query),
      localeOf(query),
    );
    const tracks = await findTracks(
      table,
      videos.map(({ id }) => id),
    );
    return { body: [{ datas: videos.map((video) => toWireVideo(table, video, tracks)) }] };
  };
