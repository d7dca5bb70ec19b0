import type { GlobalConfig } from 'payload';
import { PICTURES } from '../collections/filesOf';
import { isOutside } from '../collections/links';
import { GROUPS } from '../collections/shared';
import { notifyOfGlobal } from '../notes/notify';
import { earlier } from './shared';

/** §2 /exh. */
export const exh: GlobalConfig = {
  slug: 'exh',
  label: 'Announcement',
  versions: earlier,
  admin: { group: GROUPS.content },
  hooks: notifyOfGlobal('exh'),
  fields: [
    { name: 'title', type: 'text', localized: true },
    {
      name: 'bgImgs',
      type: 'upload',
      relationTo: 'media',
      ...PICTURES,
      hasMany: true,
      label: 'Background pictures',
      admin: { description: 'Up to three. A phone shows the one in the middle.' },
    },
    {
      name: 'messages',
      type: 'array',
      admin: { description: 'The announcement in English and in Chinese; both are shown.' },
      fields: [
        { name: 'lang', type: 'select', required: true, options: ['en', 'zh'] },
        { name: 'title', type: 'text' },
        { name: 'html', type: 'textarea', label: 'HTML' },
      ],
    },
    {
      name: 'uploadUrl',
      type: 'text',
      label: 'Address of the upload and login system',
      validate: isOutside,
      admin: {
        description:
          'Empty: that of the Apply button. With neither, the announcement has no link to send a work.',
      },
    },
  ],
};

/** §2 /shop: a single picture. */
export const shop: GlobalConfig = {
  slug: 'shop',
  versions: earlier,
  admin: { group: GROUPS.content },
  hooks: notifyOfGlobal('shop'),
  fields: [{ name: 'img', type: 'upload', relationTo: 'media', ...PICTURES, label: 'Picture' }],
};
