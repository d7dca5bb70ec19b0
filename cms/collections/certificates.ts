import type { CollectionConfig } from 'payload';
import { CERTIFICATE_NUMBER_MAX_LENGTH } from '@/lib/constants';
import { keepNumber } from '../certificates/certificateNumber';
import { EXPORT_LINKS, exportOf } from '../exchange/exportList';
import { CERTIFICATES } from '../exchange/visitorSheets';
import { refuseOddSign } from './refuseOddSign';
import { GROUPS } from './shared';

/** §3 Certificate result. */
export const certificates: CollectionConfig = {
  slug: 'certificates',
  admin: {
    group: GROUPS.exhibition,
    useAsTitle: 'num',
    defaultColumns: ['certPhotos', 'num', 'album', 'updatedAt'],
    components: EXPORT_LINKS,
    description: 'What a visitor sees who asks for a certificate number.',
  },
  // A copy would be a second valid certificate at once.
  disableDuplicate: true,
  endpoints: [exportOf('certificates', CERTIFICATES)],
  fields: [
    {
      name: 'num',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: CERTIFICATE_NUMBER_MAX_LENGTH,
      label: 'Number',
      hooks: { beforeValidate: [keepNumber, refuseOddSign] },
    },
    {
      name: 'album',
      type: 'relationship',
      relationTo: 'albums',
      index: true,
      label: 'Artwork',
      admin: { description: 'For editors: visitors find a certificate by its number alone.' },
    },
    {
      name: 'certPhotos',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      required: true,
      label: 'Pictures of the certificate',
    },
    {
      name: 'hidden',
      type: 'checkbox',
      defaultValue: false,
      label: 'Hide the pictures',
      admin: {
        position: 'sidebar',
        description:
          'Visitors find the certificate, and none of its pictures. Set by itself when the artwork is deleted.',
      },
    },
  ],
};
