import { useTranslations } from 'next-intl';
import { Kicker } from '../ui/Kicker';
import styles from './Intro.module.css';

const FIGURES = ['edition', 'works', 'paper'] as const;

/** §2 Home: the introduction, with three figures from §1. */
export function Intro() {
  const t = useTranslations('home.intro');
  return (
    <section className="section" aria-labelledby="intro">
      <div className={`wrap ${styles.root}`}>
        <div className={styles.head}>
          <h2 id="intro" className={styles.heading}>
            <Kicker cut={1}>{t('title')}</Kicker>
          </h2>
        </div>
        <div>
          <p className={styles.text}>{t.rich('text', { em: (words) => <em>{words}</em> })}</p>
          <ul role="list" className={styles.figures}>
            {FIGURES.map((figure) => (
              <li key={figure} className={styles.figure}>
                <b className={styles.number}>{t(`${figure}Number`)}</b>
                <span className={styles.caption}>{t(figure)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
