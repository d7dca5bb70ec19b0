import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { readResults } from '@/lib/pages/search';
import { Results } from './Results';
import styles from './Search.module.css';
import { SearchBox } from './SearchBox.client';
import { WaysOn } from './WaysOn';

/** The search of the whole site (ours): its field, and what it finds. */
export async function Search({ q }: { q: string }) {
  const [locale, { search: texts }, t] = await Promise.all([
    getLocale(),
    getMessages(),
    getTranslations('search'),
  ]);
  const { label, hint, submit, suggested, everything, groups } = texts;
  return (
    <main id="main" tabIndex={-1} className={`wrap ${styles.root}`}>
      <header className={styles.head}>
        <h1 className={styles.title} data-long={q.length > 24 || undefined}>
          {q ? t('of', { q }) : texts.title}
        </h1>
      </header>
      <SearchBox
        key={q}
        {...{ q, locale }}
        texts={{ label, hint, submit, suggested, everything, groups }}
      />
      {q ? <Results q={q} results={await readResults(q, locale)} /> : <WaysOn />}
    </main>
  );
}
