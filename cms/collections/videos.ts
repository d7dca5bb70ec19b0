import type { CollectionConfig, FilterOptions } from 'payload';
import { MIME_BY_EXTENSION } from '../files/mediaFiles';
import { notifyOf } from '../notes/notify';
import { isQuiet } from '../quietly';
import { drafts, GROUPS } from './shared';
import { videoFields } from './videoFields';

/** A playlist can't be played as a film, only broadcast. What an archive brings stays. */
const noPlaylists: FilterOptions = ({ req }) =>
  isQuiet(req) || { mimeType: { not_equals: MIME_BY_EXTENSION.m3u8 } };

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
    { filterOptions: noPlaylists },
    // Search engines show no film without a date.
    { defaultValue: () => new Date().toISOString() },
  ),
};
