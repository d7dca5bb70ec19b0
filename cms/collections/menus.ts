import type { CollectionConfig } from 'payload';
import { SITE } from '@/lib/contract/calls';
import { MENU_ICONS } from '@/lib/contract/menuItem';
import type { English } from '../words/words';
import { isPlace } from './links';
import { isWithinThreeLevels } from './menuLevels';
import { hooksOfNamed } from './refuseInUse';
import { GROUPS, order } from './shared';

/** §3 Menu item. */
export const menus: CollectionConfig = {
  slug: 'menus',
  labels: { singular: 'Menu item', plural: 'Menu' },
  admin: {
    group: GROUPS.site,
    useAsTitle: 'name',
    defaultColumns: ['name', 'parent', 'type', 'link', 'order'],
    description: 'Up to three levels.',
  },
  defaultSort: 'order',
  // A copy would stand in every page's header at once.
  disableDuplicate: true,
  hooks: hooksOfNamed('menus', { collection: 'menus', fields: ['parent'] }),
  fields: [
    { name: 'name', type: 'text', required: true, localized: true, maxLength: 100 },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'menus',
      index: true,
      validate: isWithinThreeLevels,
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: { description: 'Empty: an item of the bar itself.' },
    },
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: '0',
      options: [
        { value: '0', label: 'Page' },
        { value: '1', label: 'Group or content' },
        { value: '2', label: 'Opens another site' },
      ],
    },
    { name: 'link', type: 'text', validate: isPlace },
    {
      name: 'site',
      type: 'text',
      required: true,
      defaultValue: SITE,
      admin: { position: 'sidebar' },
    },
    {
      name: 'label',
      type: 'text',
      required: true,
      defaultValue: 'main',
      index: true,
      admin: { position: 'sidebar', description: 'Which menu: main is the header’s.' },
    },
    order,
    {
      name: 'icon',
      type: 'text',
      validate: (value: unknown) =>
        !value || MENU_ICONS.some((icon) => icon === value) || `One of ${MENU_ICONS.join(', ')}`,
      admin: { position: 'sidebar', description: `Before the name: ${MENU_ICONS.join(', ')}.` },
    },
    {
      name: 'img',
      type: 'upload',
      relationTo: 'media',
      admin: {
        position: 'sidebar',
        description: 'A small picture before the name, in the icon’s place.',
      },
    },
    {
      name: 'langkey',
      type: 'text',
      validate: (value: unknown): English | true =>
        !value || /^\w+(?:\.\w+)*$/.test(String(value)) || 'A key such as videos.title',
      admin: {
        position: 'sidebar',
        description:
          'Key of a built-in text (videos.title), used before the name in every language. Where there is no such text the name stands.',
      },
    },
  ],
};
