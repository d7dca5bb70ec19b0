import type { CollectionConfig, FieldAccess } from 'payload';
import { may } from '../access/may';
import { EXPORT_LINKS, exportOf } from '../exchange/exportList';
import { COMMENTS } from '../exchange/visitorSheets';
import { notifyOf } from '../notes/notify';
import { GROUPS } from './shared';
import { timeField } from './timeField';

/** With the comment its picture becomes public, whichever it is (cms/queries/mediaUse.ts). */
const byKeepersOfMedia: FieldAccess = ({ req }) => may(req.user, 'update', 'media');

/** §3 Album comment. */
export const albumComments: CollectionConfig = {
  slug: 'albumComments',
  labels: { singular: 'Comment', plural: 'Comments' },
  admin: {
    group: GROUPS.visitors,
    useAsTitle: 'comment',
    defaultColumns: ['comment', 'username', 'album', 'cTime', 'approved'],
    components: EXPORT_LINKS,
    listSearchableFields: ['comment', 'username'],
  },
  // Visitors would read a copy at once.
  disableDuplicate: true,
  endpoints: [exportOf('albumComments', COMMENTS)],
  defaultSort: '-cTime',
  indexes: [{ fields: ['album', 'cTime'] }],
  hooks: notifyOf('albumComments'),
  fields: [
    { name: 'album', type: 'relationship', relationTo: 'albums', required: true, index: true },
    { name: 'username', type: 'text', required: true, maxLength: 256 },
    {
      name: 'avatar',
      type: 'upload',
      relationTo: 'media',
      access: { create: byKeepersOfMedia, update: byKeepersOfMedia },
    },
    { name: 'comment', type: 'textarea', required: true, maxLength: 4000 },
    timeField({
      name: 'cTime',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      label: 'Written at',
    }),
    {
      name: 'approved',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar', description: 'Only approved comments are shown.' },
    },
  ],
};
