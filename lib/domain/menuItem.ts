import type { WireMenuItem } from '@/lib/contract/menuItem';
import { safeLink } from './link';
import type { UrlOf } from './mediaUrl';

/** §3 Menu item. type: 0 normal, 1 group or content, 2 opens a link externally. childs is the tree built from pId. */
export type MenuItem = {
  id: string;
  pId: string;
  type: 0 | 1 | 2;
  name: string;
  icon: string;
  img: string;
  link: string;
  langkey: string;
  childs: MenuItem[];
};

/** §3: the root menu Index has id 0 and link /. */
const ROOT_MENU_ID = '0';

const aRoot = (): MenuItem => ({
  id: ROOT_MENU_ID,
  pId: '',
  type: 0,
  name: 'Index',
  icon: '',
  img: '',
  link: '/',
  langkey: '',
  childs: [],
});

const toType = (type: number | null) => (type === 1 || type === 2 ? type : 0);

const toMenuItem = (wire: WireMenuItem, urlOf: UrlOf): MenuItem => ({
  id: wire.id,
  pId: wire.pId || ROOT_MENU_ID,
  type: toType(wire.type),
  name: wire.name,
  icon: wire.icon,
  img: urlOf(wire.img),
  link: safeLink(wire.link),
  langkey: wire.langkey,
  childs: [],
});

/**
 * Builds the tree below the root; siblings keep the list's order. Items are left out when their parent is not in the
 * list (unpublished, for example) or when they are each other's parents. Of two items with the same id the first wins.
 */
export function toMenuTree(wires: readonly WireMenuItem[], urlOf: UrlOf): MenuItem {
  const root = aRoot();
  const items = new Map([[root.id, root]]);
  for (const wire of wires) {
    if (!items.has(wire.id)) items.set(wire.id, toMenuItem(wire, urlOf));
  }
  for (const item of items.values()) {
    if (item !== root) items.get(item.pId)?.childs.push(item);
  }
  return root;
}
