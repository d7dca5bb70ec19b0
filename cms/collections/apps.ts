import type { CollectionConfig } from 'payload';
import { notifyOf } from '../notes/notify';
import { GROUPS } from './shared';

/** §3 App: names the menu that `menu/getTreeByAppId` gives. */
export const apps: CollectionConfig = {
  slug: 'apps',
  admin: {
    group: GROUPS.site,
    useAsTitle: 'name',
    defaultColumns: ['name', 'label', 'menuLabel'],
  },
  hooks: notifyOf('apps'),
  fields: [
    { name: 'label', type: 'text', required: true, unique: true, index: true },
    { name: 'name', type: 'text', required: true },
    { name: 'menuLabel', type: 'text', required: true, defaultValue: 'main' },
  ],
};
