import type { Field, GlobalConfig } from 'payload';
import { PICTURES } from '../collections/filesOf';
import { isNamed } from '../collections/isNamed';
import { isShown, isSite } from '../collections/links';
import { GROUPS } from '../collections/shared';
import { notifyOfGlobal } from '../notes/notify';
import { earlier } from './shared';

const line = (name: string): Field => ({ name, type: 'text', localized: true });
const paragraph = (name: string): Field => ({ name, type: 'textarea', localized: true });

/** §3 Footer. */
export const footer: GlobalConfig = {
  slug: 'footer',
  versions: earlier,
  admin: { group: GROUPS.site },
  hooks: notifyOfGlobal('footer'),
  fields: [
    {
      name: 'nav',
      type: 'group',
      label: 'Links',
      fields: [
        line('title'),
        {
          name: 'items',
          type: 'array',
          fields: [line('name'), { name: 'link', type: 'text', validate: isShown }],
        },
      ],
    },
    {
      name: 'social',
      type: 'group',
      label: 'Social media',
      fields: [
        line('title'),
        {
          name: 'items',
          type: 'array',
          fields: [
            { name: 'name', type: 'text', validate: isNamed },
            { name: 'link', type: 'text', validate: isSite },
            {
              name: 'icon',
              type: 'select',
              options: ['instagram', 'youtube', 'facebook', 'wechat', 'weibo', 'x'],
            },
          ],
        },
      ],
    },
    {
      name: 'wx',
      type: 'group',
      label: 'WeChat code',
      fields: [line('desc'), { name: 'img', type: 'upload', relationTo: 'media', ...PICTURES }],
    },
    { name: 'addr', type: 'group', label: 'Address', fields: [line('title'), paragraph('desc')] },
    {
      name: 'service',
      type: 'group',
      label: 'Contact',
      fields: [line('title'), paragraph('desc'), line('time')],
    },
    { name: 'copyright', type: 'group', fields: [line('desc')] },
  ],
};
