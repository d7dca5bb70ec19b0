import { useTranslations } from 'next-intl';
import { Disc } from '@/components/ui/Disc';
import { Main } from '@/components/ui/Main';
import styles from './Statement.module.css';

type StatementTexts = {
  title: string;
  lead: string;
  /** Each line of a text is a paragraph. */
  sections: Readonly<Record<string, { title: string; text: string }>>;
};

/** The privacy and accessibility statements: each section has its key as an anchor. */
export function Statement({ texts, email }: { texts: StatementTexts; email: string }) {
  const { title, lead, sections } = texts;
  const t = useTranslations('statement');
  return (
    <Main className={`wrap ${styles.root}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <Disc cut={2} className={styles.disc} />
      </header>
      {Object.entries(sections).map(([key, section]) => (
        <section key={key} id={key} aria-labelledby={`${key}-title`} className={styles.section}>
          <h2 id={`${key}-title`} className={styles.subtitle}>
            {section.title}
          </h2>
          <div className={styles.text}>
            {section.text.split('\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
      <p className={styles.contact}>
        {email ? (
          <a href={`mailto:${email}`} className="button">
            {t('contact')}
          </a>
        ) : (
          t('contactNone')
        )}
      </p>
    </Main>
  );
}
