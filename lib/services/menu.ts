import 'server-only';
import { array, mixed } from 'yup';
import { SITE } from '@/lib/contract/calls';
import { wireMenuItem } from '@/lib/contract/menuItem';
import { toMenuTree, type MenuItem } from '@/lib/domain/menuItem';
import { toWireLocale } from '@/lib/i18n/locales';
import { cached } from './cached';
import { call, validItems } from './call';
import { checkId } from './ids';
import { urlOf } from './media';

const flatList = { schema: array(mixed().nullable()).required() };

const fetchByLabel = cached(
  'menuByLabel',
  () => ['menus'],
  async (label: string): Promise<MenuItem[]> => {
    const list = await call('menuByLabel', { path: { site: SITE, label } }, flatList);
    return toMenuTree(validItems('menuByLabel', wireMenuItem, list), urlOf).childs;
  },
);

/** §7 menu/getByLabel/{site}/{label}: the tree below the root Index, with its texts in the locale. */
export const getByLabel = async (label: string, locale: string): Promise<MenuItem[]> =>
  fetchByLabel(`${checkId(label)}_${toWireLocale(locale)}`);
