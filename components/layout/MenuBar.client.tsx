'use client';

import { useRef } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { MenuItem } from '@/lib/domain/menuItem';
import { Disc } from '../ui/Disc';
import { Icon } from '../ui/Icon';
import { Disclosure } from './Disclosure.client';
import styles from './MenuBar.module.css';
import { MenuItemLink } from './MenuItemLink';
import { MenuPicture } from './MenuIcon';
import { useMenuWords } from './MenuWords.client';
import { useHeaderHeight } from './useHeaderHeight';
import { yearLabel } from './yearLabel';

type ItemProps = { item: MenuItem; cut: number };

function Name({ item, cut }: ItemProps) {
  const label = yearLabel(item);
  return (
    <>
      {label && <Disc cut={cut} className={styles.disc} />}
      <MenuPicture {...item} />
      <bdi>{label?.year ?? item.name}</bdi>
      {label?.note && (
        <small className={styles.note}>
          <bdi>{label.note}</bdi>
        </small>
      )}
    </>
  );
}

/** The third level expands below its item, also without JavaScript. One at a time, so that the panel stays short. */
function Below({ item, cut }: ItemProps) {
  const { below } = useMenuWords();
  return (
    <details name={`menu-${item.pId}`} className={styles.below}>
      {item.link ? (
        <summary className={styles.more}>
          <span className="visuallyHidden">{fill(below, { name: item.name })}</span>
          <Icon name="caret" className={styles.caret} />
        </summary>
      ) : (
        <summary className={styles.sublink}>
          <Name item={item} cut={cut} />
          <Icon name="caret" className={styles.caret} />
        </summary>
      )}
      <ul role="list" className={styles.sublist}>
        {item.childs.map((child) => (
          <li key={child.id}>
            <MenuItemLink item={child} className={styles.sublink}>
              <MenuPicture {...child} />
              <bdi>{child.name}</bdi>
            </MenuItemLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function SubmenuItem({ item, cut }: ItemProps) {
  const hasMore = item.childs.length > 0;
  return (
    <li data-year={yearLabel(item)?.year} data-more={hasMore || undefined} className={styles.item}>
      {(item.link || !hasMore) && (
        <MenuItemLink item={item} className={styles.sublink}>
          <Name item={item} cut={cut} />
        </MenuItemLink>
      )}
      {hasMore && <Below item={item} cut={cut} />}
    </li>
  );
}

function BarItem({ item }: { item: MenuItem }) {
  const { overview } = useMenuWords();
  const name = (
    <>
      <MenuPicture {...item} />
      <bdi>{item.name}</bdi>
    </>
  );
  if (item.childs.length === 0) {
    return (
      <MenuItemLink item={item} className={styles.link}>
        {name}
      </MenuItemLink>
    );
  }
  return (
    <Disclosure label={name} variant="bar">
      {item.link && (
        <li>
          <MenuItemLink item={item} className={styles.sublink}>
            {overview}
          </MenuItemLink>
        </li>
      )}
      {item.childs.map((child, index) => (
        <SubmenuItem key={child.id} item={child} cut={index} />
      ))}
    </Disclosure>
  );
}

/** §2: the horizontal menu, with the same three levels as the drawer. */
export function MenuBar({ items, label }: { items: MenuItem[]; label: string }) {
  const root = useRef<HTMLElement>(null);
  useHeaderHeight(root);
  if (items.length === 0) return null;
  return (
    <nav ref={root} className={styles.root} aria-label={label}>
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
