import type { MenuItem } from './menuItem';

/** A menu item as it is drawn. Each page has the whole menu in its data: what is empty is left out. */
export type MenuEntry = Pick<MenuItem, 'id' | 'name'> &
  Partial<Pick<MenuItem, 'type' | 'icon' | 'img' | 'link'>> & { childs?: MenuEntry[] };

export const toEntries = (items: readonly MenuItem[]): MenuEntry[] =>
  items.map(({ id, name, type, icon, img, link, childs }) => ({
    ...{ id, name },
    ...(type ? { type } : {}),
    ...(icon ? { icon } : {}),
    ...(img ? { img } : {}),
    ...(link ? { link } : {}),
    ...(childs.length > 0 ? { childs: toEntries(childs) } : {}),
  }));
