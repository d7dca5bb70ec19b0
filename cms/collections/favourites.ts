import type { CollectionConfig } from 'payload';
import { EXPORT_LINKS, exportOf } from '../exchange/exportList';
import { FAVOURITES } from '../exchange/visitorSheets';
import { GROUPS } from './shared';

/** §2 /album/favorite: one for each visitor and artwork, also under concurrent calls. */
export const favourites: CollectionConfig = {
  slug: 'favourites',
  admin: {
    group: GROUPS.visitors,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'album', 'cTime'],
    // For visitors who ask for their entries, by the e-mail address that they used.
    listSearchableFields: ['email', 'name'],
    components: EXPORT_LINKS,
    description:
      'Who collected which artwork. Personal data: on request search for the e-mail address, select those that have exactly it, delete.',
  },
  endpoints: [exportOf('favourites', FAVOURITES)],
  defaultSort: '-cTime',
  indexes: [{ fields: ['album', 'email'], unique: true }],
  fields: [
    { name: 'album', type: 'relationship', relationTo: 'albums', required: true, index: true },
    { name: 'email', type: 'text', required: true, maxLength: 256 },
    { name: 'name', type: 'text', required: true, maxLength: 256, label: 'Full name' },
    { name: 'cTime', type: 'date', required: true, label: 'Collected at' },
  ],
};
