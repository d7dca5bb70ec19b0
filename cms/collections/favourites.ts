import type { CollectionConfig } from 'payload';
import { editorsReadOnly, GROUPS } from './shared';

/** §2 /album/favorite: one a visitor and artwork, also under parallel calls. */
export const favourites: CollectionConfig = {
  slug: 'favourites',
  access: editorsReadOnly,
  admin: {
    group: GROUPS.visitors,
    useAsTitle: 'name',
    defaultColumns: ['name', 'album', 'cTime'],
    description: 'Who collected which artwork. Personal data: delete on request.',
  },
  defaultSort: '-cTime',
  indexes: [{ fields: ['album', 'email'], unique: true }],
  fields: [
    { name: 'album', type: 'relationship', relationTo: 'albums', required: true, index: true },
    { name: 'email', type: 'text', required: true, maxLength: 256 },
    { name: 'name', type: 'text', required: true, maxLength: 256 },
    { name: 'cTime', type: 'date', required: true, label: 'Collected at' },
  ],
};
