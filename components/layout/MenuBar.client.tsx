'use client';

import { useRef } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { MenuEntry } from '@/lib/domain/menuEntry';
import { Disc } from '../ui/Disc';
import { Icon } from '../ui/Icon';
import { Disclosure } from './Disclosure.client';
import styles from './MenuBar.module.css';
import { MenuItemLink } from './MenuItemLink';
import { MenuPicture } from './MenuIcon';
import { useMenuWords } from './MenuWords.client';
import { useHeaderHeight } from './useHeaderHeight';
import { yearLabel } from './yearLabel';

type ItemProps = { item: MenuEntry; cut: number };
/** `group`: the id of the item above. */
type BelowProps = ItemProps & { group: string; childs: MenuEntry[] };

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
function Below({ item, cut, group, childs }: BelowProps) {
  const { below } = useMenuWords();
  return (
    <details name={`menu-${group}`} className={styles.below}>
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
        {childs.map((child) => (
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

function SubmenuItem({ item, cut, group }: ItemProps & { group: string }) {
  const { childs } = item;
  return (
    <li data-year={yearLabel(item)?.year} data-more={childs && true} className={styles.item}>
      {(item.link || !childs) && (
        <MenuItemLink item={item} className={styles.sublink}>
          <Name item={item} cut={cut} />
        </MenuItemLink>
      )}
      {childs && <Below {...{ item, cut, group, childs }} />}
    </li>
  );
}

function BarItem({ item }: { item: MenuEntry }) {
  const { overview } = useMenuWords();
  const name = (
    <>
      <MenuPicture {...item} />
      <bdi>{item.name}</bdi>
    </>
  );
  if (!item.childs) {
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
        <SubmenuItem key={child.id} item={child} cut={index} group={item.id} />
      ))}
    </Disclosure>
  );
}

/** §2: the horizontal menu, with the same three levels as the drawer. */
export function MenuBar({ items, label }: { items: MenuEntry[]; label: string }) {
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
