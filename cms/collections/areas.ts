import type { CollectionConfig } from 'payload';
import { notifyOf } from '../notify';
import { refuseInUse } from './refuseInUse';
import { editorsOnly, GROUPS, order } from './shared';

const notifying = notifyOf('areas');

/** §3 Area. */
export const areas: CollectionConfig = {
  slug: 'areas',
  labels: { singular: 'Country', plural: 'Countries' },
  access: editorsOnly,
  admin: {
    group: GROUPS.exhibition,
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'order'],
    listSearchableFields: ['name', 'code'],
  },
  defaultSort: 'code',
  hooks: {
    ...notifying,
    beforeDelete: [
      refuseInUse({ collection: 'albums', fields: ['country'] }),
      ...notifying.beforeDelete,
    ],
  },
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { description: 'Two capitals, ISO 3166-1: FR.' },
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[A-Z]{2}$/.test(value)) || 'Two capital letters.',
    },
    { name: 'name', type: 'text', required: true, localized: true },
    order,
  ],
};
