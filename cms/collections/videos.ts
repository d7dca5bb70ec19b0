import type { CollectionConfig } from 'payload';
import { notifyOf } from '../notify';
import { drafts, editorsOnly, GROUPS } from './shared';
import { videoFields } from './videoFields';

/** §3 Video. */
export const videos: CollectionConfig = {
  slug: 'videos',
  access: editorsOnly,
  admin: {
    group: GROUPS.exhibition,
    useAsTitle: 'name',
    defaultColumns: ['cover', 'name', 'author', 'sTime', '_status'],
  },
  defaultSort: '-sTime',
  versions: drafts,
  hooks: notifyOf('videos'),
  fields: videoFields({
    file: 'The film itself: MP4 or WebM.',
    uri: 'A page of another site that shows the film, used when there is no file. Visitors get the poster and a link.',
  }),
};
