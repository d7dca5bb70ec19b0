import { Frame } from './Frame';
import styles from './Skeleton.module.css';

/** A work that is loading: an empty frame and the place of its label. */
export const Skeleton = () => (
  <span aria-hidden="true" className={styles.root}>
    <Frame width="100%">
      <span className={styles.picture} />
    </Frame>
    <span className={styles.author} />
    <span className={styles.title} />
  </span>
);
