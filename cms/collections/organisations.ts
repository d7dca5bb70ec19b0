import type { CollectionConfig } from 'payload';
import { PICTURES } from './filesOf';
import { hooksOfNamed } from './refuseInUse';
import { GROUPS } from './shared';

/** §3 Album: artexhDepartment. */
export const organisations: CollectionConfig = {
  slug: 'organisations',
  admin: {
    group: GROUPS.exhibition,
    useAsTitle: 'name',
    defaultColumns: ['logo', 'name', 'updatedAt'],
    description: 'Schools, studios and societies shown beside an artwork.',
  },
  hooks: hooksOfNamed('organisations', { collection: 'albums', fields: ['organisation'] }),
  fields: [
    { name: 'name', type: 'text', required: true, index: true },
    { name: 'logo', type: 'upload', relationTo: 'media', ...PICTURES },
  ],
};
