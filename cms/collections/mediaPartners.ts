import type { CollectionConfig } from 'payload';
import { notifyOf } from '../notes/notify';
import { PICTURES } from './filesOf';
import { isSite } from './links';
import { GROUPS, order } from './shared';

/** §3 Media partner. */
export const mediaPartners: CollectionConfig = {
  slug: 'mediaPartners',
  labels: { singular: 'Media partner', plural: 'Media partners' },
  admin: {
    group: GROUPS.exhibition,
    useAsTitle: 'name',
    defaultColumns: ['img', 'name', 'url', 'years', 'order'],
  },
  defaultSort: 'order',
  hooks: notifyOf('mediaPartners'),
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'img', type: 'upload', relationTo: 'media', ...PICTURES, label: 'Logo' },
    { name: 'url', type: 'text', label: 'Link', validate: isSite },
    { name: 'years', type: 'relationship', relationTo: 'labels', hasMany: true },
    order,
  ],
};
