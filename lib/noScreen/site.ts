import 'server-only';
import { array, mixed, string } from 'yup';
import { wireApp, type WireApp } from '@/lib/contract/app';
import { wireArea, wireAreaProps, type WireArea } from '@/lib/contract/area';
import { wireMenuItem } from '@/lib/contract/menuItem';
import { toMenuTree, type MenuItem } from '@/lib/domain/menuItem';
import { env } from '@/lib/env';
import { toWireLocale } from '@/lib/i18n/locales';
import { cached } from '@/lib/services/cached';
import { call, validItems } from '@/lib/services/call';
import { checkId } from '@/lib/services/ids';
import { urlOf } from '@/lib/services/media';

const fetchApp = cached(
  'appByLabel',
  () => ['menus'],
  async (label: string): Promise<WireApp | null> => {
    const answer = { schema: array(wireApp).required() };
    const [app] = await call('appByLabel', { path: { label } }, answer);
    return app ?? null;
  },
);

/** §7 app/getByLabel/{label}: the first element of the body (§3). */
export const getApp = async (label: string): Promise<WireApp | null> => fetchApp(checkId(label));

/** §7 menu/getTreeByAppId/{appId}, by session: not cached, as it may differ by user. */
export async function getMenuTree(sid = ''): Promise<MenuItem[]> {
  const path = { appId: checkId(env().menuAppId) };
  const flatList = { schema: array(mixed().nullable()).required() };
  const list = await call('menuTree', { path, query: { SID: sid } }, flatList);
  return toMenuTree(validItems('menuTree', wireMenuItem, list), urlOf).childs;
}

const fetchAreas = cached(
  'childAreas',
  () => ['areas'],
  async (locale: string): Promise<WireArea[]> => {
    const answer = { schema: wireAreaProps, part: 'props' } as const;
    const { areas } = await call('childAreas', { query: { locale } }, answer);
    return validItems('childAreas', wireArea, areas);
  },
);

/** §7 area/getChildAreasByPId/0: the countries. The parameter for the language is ours. */
export const getAreas = (locale = ''): Promise<WireArea[]> => fetchAreas(toWireLocale(locale));

const fetchImage = cached(
  'imageUri',
  () => ['webContent'],
  async (id: string): Promise<string> => {
    const schema = array(string().required()).required();
    const [uri] = await call('imageUri', { path: { id } }, { schema });
    return urlOf(uri ?? '');
  },
);

/** §7 image/getUriById/{id}: the image's path on our own host, '' when it has none. */
export const getImageUri = async (id: string): Promise<string> => fetchImage(checkId(id));
