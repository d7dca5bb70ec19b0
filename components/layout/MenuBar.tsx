import type { MenuItem } from '@/lib/domain/menuItem';
import { Disc } from '../ui/Disc';
import { Disclosure } from './Disclosure.client';
import styles from './MenuBar.module.css';
import { MenuItemLink } from './MenuItemLink';
import { yearLabel } from './yearLabel';

function SubmenuItem({ item, cut }: { item: MenuItem; cut: number }) {
  const label = yearLabel(item);
  return (
    <li data-year={label?.year}>
      <MenuItemLink item={item} className={styles.sublink}>
        {label && <Disc cut={cut} className={styles.disc} />}
        {label?.year ?? item.name}
        {label?.note && <small className={styles.note}>{label.note}</small>}
      </MenuItemLink>
    </li>
  );
}

function BarItem({ item }: { item: MenuItem }) {
  if (item.childs.length === 0) {
    return (
      <MenuItemLink item={item} className={styles.link}>
        {item.name}
      </MenuItemLink>
    );
  }
  return (
    <Disclosure label={item.name} variant="bar">
      {item.childs.map((child, index) => (
        <SubmenuItem key={child.id} item={child} cut={index} />
      ))}
    </Disclosure>
  );
}

/** §1: the horizontal menu. The third level is the drawer's and the year page's own. */
export function MenuBar({ items, label }: { items: MenuItem[]; label: string }) {
  if (items.length === 0) return null;
  return (
    <nav className={styles.root} aria-label={label}>
      <ul role="list" className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <BarItem item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
