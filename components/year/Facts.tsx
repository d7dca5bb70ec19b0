import type { Fact } from '@/lib/domain/years';
import styles from './Facts.module.css';

/** Names and what there is to say about them, line by line. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.root}>
      {facts.map(({ title, text }, index) => (
        <div key={index} className={styles.row}>
          <dt className={styles.name}>{title}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
