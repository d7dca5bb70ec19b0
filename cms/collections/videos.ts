import type { CollectionConfig } from 'payload';
import { notifyOf } from '../notes/notify';
import { NO_PLAYLISTS } from './filesOf';
import { drafts, GROUPS } from './shared';
import { videoFields } from './videoFields';

/** §3 Video. */
export const videos: CollectionConfig = {
  slug: 'videos',
  admin: {
    group: GROUPS.exhibition,
    useAsTitle: 'name',
    defaultColumns: ['cover', 'name', 'author', 'sTime', '_status'],
  },
  defaultSort: '-sTime',
  versions: drafts,
  hooks: notifyOf('videos'),
  fields: videoFields(
    {
      file: 'The film itself: MP4 or WebM.',
      uri: 'A page of another site that shows the film, used when there is no file. Visitors get the poster and a link.',
    },
    NO_PLAYLISTS,
    // Search engines show no film without a date.
    { defaultValue: () => new Date().toISOString() },
  ),
};
