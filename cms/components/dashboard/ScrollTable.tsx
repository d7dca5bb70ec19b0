import type { ReactNode } from 'react';
import styles from './ScrollTable.module.css';

type Props = { labelledBy: string; children: ReactNode };

/** A table that may be wider than a telephone; it is scrolled by the keyboard, too. */
export const ScrollTable = ({ labelledBy, children }: Props) => (
  <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby={labelledBy}>
    {children}
  </div>
);
