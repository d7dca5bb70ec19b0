import type { FooterLink } from '@/lib/domain/footer';
import { SiteLink } from '../ui/SiteLink';
import { MenuIcon } from './MenuIcon';
import styles from './Footer.module.css';

type Props = { title: string; items: FooterLink[]; outside?: boolean };

function Entry({ name, link, icon = '', outside }: FooterLink & { outside: boolean }) {
  const content = (
    <>
      <MenuIcon name={icon} className={styles.icon} />
      <bdi>{name}</bdi>
    </>
  );
  if (!link) return <span className={styles.entry}>{content}</span>;
  return (
    <SiteLink href={link} className={styles.entry} outside={outside}>
      {content}
    </SiteLink>
  );
}

/** A column of links; nothing when it is empty. */
export function FooterLinks({ title, items, outside = false }: Props) {
  const named = items.filter(({ name }) => name !== '');
  if (named.length === 0) return null;
  return (
    <div>
      {title && (
        <h2 className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
      )}
      <ul role="list">
        {named.map((item) => (
          <li key={`${item.name} ${item.link}`}>
            <Entry {...item} outside={outside} />
          </li>
        ))}
      </ul>
    </div>
  );
}
