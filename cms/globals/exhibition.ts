import type { GlobalConfig } from 'payload';
import { FILMS, PICTURES } from '../collections/filesOf';
import { isOutside } from '../collections/links';
import { GROUPS } from '../collections/shared';
import { notifyOfGlobal } from '../notes/notify';
import { earlier } from './shared';

/** §3 Exhibition config. */
export const exhibition: GlobalConfig = {
  slug: 'exhibition',
  label: 'Home page and promo film',
  versions: earlier,
  admin: { group: GROUPS.exhibition },
  hooks: notifyOfGlobal('exhibition'),
  fields: [
    {
      name: 'bgImgs',
      type: 'upload',
      relationTo: 'media',
      ...PICTURES,
      hasMany: true,
      label: 'Background pictures',
      admin: { description: 'The first stands where the promo film will play.' },
    },
    {
      name: 'files',
      type: 'upload',
      relationTo: 'media',
      ...FILMS,
      hasMany: true,
      label: 'Promo film',
      admin: { description: 'The same film as WebM and MP4, smallest first.' },
    },
    { name: 'notices', type: 'upload', relationTo: 'media', hasMany: true },
    {
      name: 'applyUrl',
      type: 'text',
      label: 'Address of the Apply button',
      validate: isOutside,
    },
  ],
};
