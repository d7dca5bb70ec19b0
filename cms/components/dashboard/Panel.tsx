import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

type Props = { id: string; title: string; note?: string; children: ReactNode };

/** A part of the start page, with its heading. */
export const Panel = ({ id, title, note, children }: Props) => (
  <section className={styles.panel} aria-labelledby={id}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    {children}
    {note && <p className={styles.note}>{note}</p>}
  </section>
);
