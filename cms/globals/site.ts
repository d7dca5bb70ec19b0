import type { GlobalConfig, PayloadRequest } from 'payload';
import { isPageRoute, PAGE_ROUTES } from '@/lib/contract/webContent';
import { PICTURES } from '../collections/filesOf';
import { GROUPS } from '../collections/shared';
import { notifyOfGlobal } from '../notes/notify';
import { sayAll, type English } from '../words/words';
import { earlier } from './shared';
import { checkTexts, FAULTS } from './siteTexts';

export const logo: GlobalConfig = {
  slug: 'logo',
  versions: earlier,
  admin: { group: GROUPS.site, description: 'Without a picture the built-in logo is shown.' },
  hooks: notifyOfGlobal('logo'),
  fields: [
    { name: 'img', type: 'upload', relationTo: 'media', ...PICTURES },
    { name: 'alt', type: 'text', localized: true },
  ],
};

/** Other pages have texts of their own: what is entered for them here would never be used. */
const isKnownRoute = (value: unknown): English | true =>
  isPageRoute(String(value)) ||
  'No page whose words are kept here. A year, a work, a video or a news item has a title and a description of its own.';

export const pages: GlobalConfig = {
  slug: 'pages',
  label: 'Page titles',
  versions: earlier,
  admin: { group: GROUPS.site },
  hooks: notifyOfGlobal('pages'),
  fields: [
    {
      name: 'pages',
      type: 'array',
      fields: [
        {
          name: 'route',
          type: 'text',
          required: true,
          validate: isKnownRoute,
          admin: { description: `One of ${PAGE_ROUTES.join(', ')}` },
        },
        { name: 'title', type: 'text', localized: true },
        { name: 'description', type: 'textarea', localized: true },
      ],
    },
  ],
};

export const messages: GlobalConfig = {
  slug: 'messages',
  label: 'Site texts',
  versions: earlier,
  admin: { group: GROUPS.site },
  hooks: notifyOfGlobal('messages'),
  fields: [
    {
      name: 'messages',
      type: 'json',
      localized: true,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        checkTexts(value, sayAll(req.i18n.language, FAULTS)),
      admin: {
        description: 'Texts that replace built-in ones, nested as in messages/en.json.',
        components: { Field: '/components/siteTexts/SiteTexts#SiteTexts' },
      },
    },
  ],
};
