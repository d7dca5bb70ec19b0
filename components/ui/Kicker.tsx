import { Disc } from './Disc';
import styles from './Kicker.module.css';

type Props = { children: React.ReactNode; cut?: number; disc?: boolean };

/** The small label above a title. */
export function Kicker({ children, cut = 0, disc = true }: Props) {
  return (
    <span className={styles.root}>
      {disc && <Disc cut={cut} className={styles.disc} />}
      {children}
    </span>
  );
}
