'use client';

import { DRAWER_MENU_LEVELS } from '@/lib/constants';
import type { MenuEntry } from '@/lib/domain/menuEntry';
import { Disc } from '../ui/Disc';
import styles from './DrawerMenu.module.css';
import { MenuItemLink } from './MenuItemLink';
import { MenuPicture } from './MenuIcon';
import { useMenuWords } from './MenuWords.client';
import { yearLabel } from './yearLabel';

type ItemProps = { item: MenuEntry; level: number; cut: number };

function Name({ item, cut }: Pick<ItemProps, 'item' | 'cut'>) {
  return (
    <>
      {yearLabel(item) && <Disc cut={cut} className={styles.disc} />}
      <MenuPicture {...item} />
      <bdi>{item.name}</bdi>
    </>
  );
}

/** A group that expands; if it has a page of its own, that is the first link in it. */
function Group({ item, level, cut, childs }: ItemProps & { childs: MenuEntry[] }) {
  const { overview } = useMenuWords();
  return (
    <details>
      <summary className={styles.row}>
        <Name item={item} cut={cut} />
      </summary>
      <ul role="list" className={styles.list} data-level={level + 1}>
        {item.link && (
          <li>
            <MenuItemLink item={item} className={styles.row}>
              {overview}
            </MenuItemLink>
          </li>
        )}
        {childs.map((child, index) => (
          <Item key={child.id} item={child} level={level + 1} cut={index} />
        ))}
      </ul>
    </details>
  );
}

function Item({ item, level, cut }: ItemProps) {
  return (
    <li data-year={yearLabel(item)?.year}>
      {item.childs && level < DRAWER_MENU_LEVELS ? (
        <Group item={item} level={level} cut={cut} childs={item.childs} />
      ) : (
        <MenuItemLink item={item} className={styles.row}>
          <Name item={item} cut={cut} />
        </MenuItemLink>
      )}
    </li>
  );
}

/** §2: the vertical menu, up to three levels. */
export function DrawerMenu({ items, label }: { items: MenuEntry[]; label: string }) {
  return (
    <nav aria-label={label} className={styles.root}>
      <ul role="list" className={styles.list} data-level={1}>
        {items.map((item, index) => (
          <Item key={item.id} item={item} level={1} cut={index} />
        ))}
      </ul>
    </nav>
  );
}
