import type { CollectionConfig } from 'payload';
import { SITE_URL } from '../env';
import { notifyOf } from '../notify';
import { editorsOnly, GROUPS, order } from './shared';

export const labels: CollectionConfig = {
  slug: 'labels',
  access: editorsOnly,
  admin: {
    group: GROUPS.exhibition,
    useAsTitle: 'id',
    defaultColumns: ['id', 'title', 'kind', 'order'],
    description:
      'One a year (2024), and lists of choice (featured, recommended). In a saved year, the preview button opens its wall labels with QR codes, to print.',
    preview: ({ id, kind }) => (kind === 'year' ? `${SITE_URL}/labels/${id}` : null),
  },
  defaultSort: 'order',
  hooks: notifyOf('labels'),
  fields: [
    {
      name: 'id',
      type: 'text',
      required: true,
      maxLength: 32,
      admin: { description: 'As services and QR codes spell it; cannot be changed later.' },
    },
    { name: 'title', type: 'text', localized: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'year',
      options: ['year', 'featured', 'recommended'],
    },
    order,
  ],
};
