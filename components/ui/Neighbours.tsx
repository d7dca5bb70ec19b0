import type { ReactNode } from 'react';
import { SiteLink } from './SiteLink';
import styles from './Neighbours.module.css';

type Props = {
  label: string;
  /** The links, rendered by the caller. */
  previous?: ReactNode;
  next?: ReactNode;
  all?: { href: string; text: string };
};

/** Previous and next work, news item or year, and a link to all of them. */
export function Neighbours({ label, previous, next, all }: Props) {
  if (!previous && !next && !all) return null;
  return (
    <nav aria-label={label} className={`noPrint ${styles.root}`}>
      <div className={`wrap ${styles.columns}`}>
        {previous && <div>{previous}</div>}
        {all && (
          <SiteLink href={all.href} className={styles.all}>
            {all.text}
          </SiteLink>
        )}
        {next && <div className={styles.next}>{next}</div>}
      </div>
    </nav>
  );
}
