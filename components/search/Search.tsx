import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Main } from '@/components/ui/Main';
import { readResults } from '@/lib/pages/search';
import { Results } from './Results';
import styles from './Search.module.css';
import { SearchBox } from './SearchBox.client';
import { WaysOn } from './WaysOn';

type Props = { q: string; isAsked?: boolean };

/** The search of the whole site (ours): its field, and what it finds. `isAsked`: the form was sent, maybe without any word. */
export async function Search({ q, isAsked = false }: Props) {
  const [locale, { search: texts, gallery }, t] = await Promise.all([
    getLocale(),
    getMessages(),
    getTranslations('search'),
  ]);
  const { label, hint, submit, suggested, everything, groups } = texts;
  const { emptyKeyword } = gallery.search;
  return (
    <Main className={`wrap ${styles.root}`}>
      <header className={styles.head}>
        <h1 className={styles.title} data-long={q.length > 24 || undefined}>
          {q ? t('of', { q }) : texts.title}
        </h1>
      </header>
      <SearchBox
        key={q}
        {...{ q, locale, isAsked }}
        texts={{ label, hint, submit, suggested, everything, groups, emptyKeyword }}
      />
      {q ? <Results q={q} results={await readResults(q, locale)} /> : <WaysOn />}
    </Main>
  );
}
