import type { GlobalConfig } from 'payload';
import { GROUPS } from '../collections/shared';
import { notifyOfGlobal } from '../notify';
import { globalAccess } from './shared';

export const logo: GlobalConfig = {
  slug: 'logo',
  access: globalAccess,
  admin: { group: GROUPS.site, description: 'Without a picture the built-in mark is shown.' },
  hooks: notifyOfGlobal('logo'),
  fields: [
    { name: 'img', type: 'upload', relationTo: 'media' },
    { name: 'alt', type: 'text', localized: true },
  ],
};

export const pages: GlobalConfig = {
  slug: 'pages',
  label: 'Page titles',
  access: globalAccess,
  admin: { group: GROUPS.site },
  hooks: notifyOfGlobal('pages'),
  fields: [
    {
      name: 'pages',
      type: 'array',
      fields: [
        { name: 'route', type: 'text', required: true, admin: { description: 'As /albumsView.' } },
        { name: 'title', type: 'text', localized: true },
        { name: 'description', type: 'textarea', localized: true },
      ],
    },
  ],
};

export const messages: GlobalConfig = {
  slug: 'messages',
  label: 'Site texts',
  access: globalAccess,
  admin: { group: GROUPS.site },
  hooks: notifyOfGlobal('messages'),
  fields: [
    {
      name: 'messages',
      type: 'json',
      localized: true,
      admin: { description: 'Texts that replace built-in ones, nested as in messages/en.json.' },
    },
  ],
};
