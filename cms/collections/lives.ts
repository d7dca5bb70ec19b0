import type { CollectionConfig } from 'payload';
import { notifyOf } from '../notify';
import { drafts, editorsOnly, GROUPS } from './shared';
import { videoFields } from './videoFields';

/** §2 /videosLive. */
export const lives: CollectionConfig = {
  slug: 'lives',
  labels: { singular: 'Live video', plural: 'Live videos' },
  access: editorsOnly,
  admin: {
    group: GROUPS.exhibition,
    useAsTitle: 'name',
    defaultColumns: ['cover', 'name', 'sTime', 'eTime', '_status'],
  },
  defaultSort: '-sTime',
  versions: drafts,
  hooks: notifyOf('lives'),
  fields: [
    ...videoFields,
    {
      name: 'eTime',
      type: 'date',
      label: 'Ends at',
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: 'Empty while the end is open.',
      },
    },
  ],
};
