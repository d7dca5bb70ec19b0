import type { CollectionConfig } from 'payload';
import { hasFlag } from './countryCode';
import { hooksOfNamed } from './refuseInUse';
import { GROUPS, order } from './shared';

/** §3 Area. */
export const areas: CollectionConfig = {
  slug: 'areas',
  labels: { singular: 'Country', plural: 'Countries' },
  admin: {
    group: GROUPS.exhibition,
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'order'],
    listSearchableFields: ['name', 'code'],
  },
  defaultSort: 'code',
  // A copy would need a code that no other country has.
  disableDuplicate: true,
  hooks: hooksOfNamed('areas', { collection: 'albums', fields: ['country'] }),
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { description: 'Two capitals, ISO 3166-1: FR.' },
      validate: hasFlag,
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      localized: true,
      admin: {
        description:
          'Visitors read this name. Where a language has none, the usual English one is translated.',
      },
    },
    {
      ...order,
      admin: {
        ...order.admin,
        description: 'For other programs: the website lists countries by the alphabet.',
      },
    },
  ],
};
