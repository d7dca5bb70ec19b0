import { Kicker } from './Kicker';
import styles from './SectionHead.module.css';

type Props = {
  title: React.ReactNode;
  /** For `aria-labelledby`. */
  id: string;
  kicker?: string;
  /** At the other end of the line: buttons, a link. */
  children?: React.ReactNode;
};

export function SectionHead({ title, id, kicker, children }: Props) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        {kicker && <Kicker cut={2}>{kicker}</Kicker>}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      </div>
      {children}
    </div>
  );
}
