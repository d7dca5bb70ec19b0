import { Disc } from './Disc';
import styles from './Empty.module.css';

type Props = {
  title: string;
  text?: string;
  /** What the visitor can do instead. */
  children?: React.ReactNode;
  /** `frame` for missing pictures. */
  sign?: 'frame' | 'disc';
  level?: 1 | 2;
};

/** An empty state: a crooked empty frame or a disc, one sentence, one action. */
export function Empty({ title, text, children, sign = 'frame', level = 2 }: Props) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.root}>
      {sign === 'frame' ? (
        <span className={styles.frame} aria-hidden="true" />
      ) : (
        <Disc className={styles.disc} />
      )}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
