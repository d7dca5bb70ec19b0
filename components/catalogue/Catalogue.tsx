import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Main } from '@/components/ui/Main';
import { PageHead } from '@/components/ui/PageHead';
import { Pages } from '@/components/ui/Pages';
import { localePath } from '@/lib/i18n/localePath';
import type { Catalogue as CatalogueData } from '@/lib/pages/catalogue';
import { cataloguePathWith } from '@/lib/state/catalogueChoice';
import { ChoiceForm } from './ChoiceForm';
import { Cover } from './Cover';
import { ForewordSheets } from './ForewordSheets';
import { Imprint } from './Imprint';
import { IndexSheets } from './IndexSheets.client';
import { WorkSheets } from './WorkSheets';
import styles from './Catalogue.module.css';

type Props = { catalogue: CatalogueData };

/** A year as a book: what is seen is what is printed, sheet by sheet. */
export async function Catalogue({ catalogue }: Props) {
  const [locale, t, { common, pages: texts, catalogue: words }] = await Promise.all([
    getLocale(),
    getTranslations('catalogue'),
    getMessages(),
  ]);
  const { year, content, choice, book, page, pages } = catalogue;
  const hrefOf = (other: number) => localePath(locale, cataloguePathWith(year, other, choice));
  const foot = `${common.siteName} · ${year}`;
  const { continued } = words;
  const works = book.works.filter(({ isFirst }) => isFirst).length;
  return (
    <Main data-alone className={styles.root} data-year={year} data-paper={choice.paper}>
      <div className={`wrap noPrint ${styles.head}`}>
        <PageHead kicker={t('kicker')} title={t('title', { year })}>
          <p className={styles.lead}>{t('lead', { year })}</p>
        </PageHead>
        <ChoiceForm catalogue={catalogue} />
        <p className={styles.facts}>{t('facts', { sheets: book.sheets, works })}</p>
        <Pages {...{ page, pages, texts, hrefOf }} />
      </div>
      <div className={styles.book}>
        <Cover catalogue={catalogue} />
        <Imprint {...{ catalogue, foot }} />
        <ForewordSheets sheets={book.forewords} {...{ year, foot }} />
        <WorkSheets sheets={book.works} label={content.labelId} foot={foot} />
        <IndexSheets
          id="by-country"
          title={words.byCountry}
          sheets={book.byCountry}
          {...{ continued, foot }}
        />
        <IndexSheets
          id="by-author"
          title={words.byAuthor}
          sheets={book.byAuthor}
          {...{ continued, foot }}
        />
      </div>
    </Main>
  );
}
