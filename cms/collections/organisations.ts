import type { CollectionConfig } from 'payload';
import { notifyOf } from '../notify';
import { refuseInUse } from './refuseInUse';
import { editorsOnly, GROUPS } from './shared';

const notifying = notifyOf('organisations');

/** §3 Album: artexhDepartment. */
export const organisations: CollectionConfig = {
  slug: 'organisations',
  access: editorsOnly,
  admin: {
    group: GROUPS.exhibition,
    useAsTitle: 'name',
    defaultColumns: ['logo', 'name', 'updatedAt'],
    description: 'Schools, studios and societies shown beside an artwork.',
  },
  hooks: {
    ...notifying,
    beforeDelete: [
      refuseInUse({ collection: 'albums', fields: ['organisation'] }),
      ...notifying.beforeDelete,
    ],
  },
  fields: [
    { name: 'name', type: 'text', required: true, index: true },
    { name: 'logo', type: 'upload', relationTo: 'media' },
  ],
};
