import { Disc } from './Disc';
import styles from './Loader.module.css';

/** Two turning discs. The text beside them says what is loading. */
export const Loader = ({ className = '' }: { className?: string }) => (
  <span aria-hidden="true" className={`${styles.root} ${className}`}>
    <Disc className={styles.first} />
    <Disc cut={1} className={styles.second} />
  </span>
);
