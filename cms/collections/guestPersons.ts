import type { CollectionConfig } from 'payload';
import { notifyOf } from '../notes/notify';
import { PICTURES } from './filesOf';
import { GROUPS, order } from './shared';

/** §3 Guest person: the experts of a year. */
export const guestPersons: CollectionConfig = {
  slug: 'guestPersons',
  labels: { singular: 'Guest expert', plural: 'Guest experts' },
  admin: {
    group: GROUPS.exhibition,
    useAsTitle: 'name',
    defaultColumns: ['src', 'name', 'title', 'years', 'order'],
  },
  defaultSort: 'order',
  hooks: notifyOf('guestPersons'),
  fields: [
    { name: 'name', type: 'text', required: true, localized: true, label: 'Full name' },
    { name: 'title', type: 'text', localized: true, label: 'Role' },
    { name: 'src', type: 'upload', relationTo: 'media', ...PICTURES, label: 'Portrait' },
    {
      name: 'biography',
      type: 'textarea',
      localized: true,
      admin: { description: 'Text; simple HTML is allowed.' },
    },
    { name: 'years', type: 'relationship', relationTo: 'labels', hasMany: true },
    order,
  ],
};
