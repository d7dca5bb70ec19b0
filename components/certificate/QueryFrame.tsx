import { Kicker } from '@/components/ui/Kicker';
import { Main } from '@/components/ui/Main';
import styles from './QueryFrame.module.css';

type Props = { kicker: string; title: string; lead: string; children: React.ReactNode };

/** The layout of both pages with a number input. */
export function QueryFrame({ kicker, title, lead, children }: Props) {
  return (
    <Main className="wrap">
      <div className={styles.root}>
        <Kicker>{kicker}</Kicker>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </Main>
  );
}
