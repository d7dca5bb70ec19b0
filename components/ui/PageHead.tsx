import { Kicker } from './Kicker';
import styles from './PageHead.module.css';

type Props = { kicker: string; cut?: number; title: string; children?: React.ReactNode };

/** The head of a list page. */
export function PageHead({ kicker, cut, title, children }: Props) {
  return (
    <header className={styles.root}>
      <Kicker cut={cut}>{kicker}</Kicker>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </header>
  );
}
