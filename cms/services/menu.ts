import { SITE } from '@/lib/contract/calls';
import type { WireMenuItem } from '@/lib/contract/menuItem';
import { ServiceError } from '@/lib/errors';
import { findApp, findMenu, type MenuRow } from '../queries/menus';
import { toMediaPath } from '../files/mediaFiles';
import type { Answer, Call } from './answer';
import { localeOf, localisedLabel } from './params';

const TYPES = [0, 1, 2] as const;
const ROOT = '0';

const toWireMenuItem = (row: MenuRow): WireMenuItem => ({
  id: String(row.id),
  pId: row.parent_id === null ? ROOT : String(row.parent_id),
  type: TYPES.find((type) => String(type) === row.type) ?? 0,
  name: row.name ?? '',
  icon: row.icon ?? '',
  img: toMediaPath(row.img),
  link: row.link ?? '',
  langkey: row.langkey ?? '',
});

/** §7 menu/getByLabel/{site}/{label} */
export async function getByLabel({ path }: Call): Promise<Answer> {
  const { label, locale } = localisedLabel(path.label ?? '');
  return { body: (await findMenu(path.site ?? '', label, locale)).map(toWireMenuItem) };
}

/** §7 menu/getTreeByAppId/{appId}: the same menu for all, with or without a session. */
export async function getTreeByAppId({ path, query }: Call): Promise<Answer> {
  const app = await findApp(path.appId ?? '');
  if (!app) throw new ServiceError('invalid.id');
  return { body: (await findMenu(SITE, app.menu_label, localeOf(query))).map(toWireMenuItem) };
}
