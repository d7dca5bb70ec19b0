import { getLocale, getTranslations } from 'next-intl/server';
import { QrCode } from '@/components/ui/QrCode';
import { datesText } from '@/components/year/dates';
import { pageAddress } from '@/lib/discovery/metadata/siteAddress';
import type { Catalogue } from '@/lib/pages/catalogue';
import { yearPath } from '@/lib/routes';
import { Address } from './Address';
import { forewordId } from './ForewordSheets';
import { Sheet } from './Sheet';
import { typedAddress } from './typedAddress';
import { workId } from './workId';
import styles from './Imprint.module.css';

const NUMBER = 2;

type Props = { catalogue: Catalogue; foot: string };

/** Where the exhibition was, where it is online, and where what is in the book. */
export async function Imprint({ catalogue, foot }: Props) {
  const [locale, t, tYear] = await Promise.all([
    getLocale(),
    getTranslations('catalogue'),
    getTranslations('year'),
  ]);
  const { year, content, book, total } = catalogue;
  const [work] = book.works;
  const parts = [
    { id: forewordId(0), text: t('foreword'), number: book.forewords[0]?.number },
    { id: work ? workId(work.entry.work.id) : '', text: t('works'), number: work?.number },
    { id: 'by-country', text: t('byCountry'), number: book.byCountry[0]?.number },
    { id: 'by-author', text: t('byAuthor'), number: book.byAuthor[0]?.number },
  ].filter(({ number }) => number !== undefined);
  const facts = [
    content.edition,
    datesText(content, locale),
    content.venue.name,
    tYear('worksCount', { count: total }),
  ].filter(Boolean);
  return (
    <Sheet foot={foot} number={NUMBER} className={styles.root}>
      <div>
        <h2 className={styles.title}>{t('contents')}</h2>
        <ol role="list" className={styles.parts}>
          {parts.map(({ id, text, number }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.part}>
                <span>{text}</span>
                <span>{number}</span>
              </a>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.about}>
        <p className={styles.name}>{tYear('title', { year })}</p>
        {facts.map((fact) => (
          <p key={fact}>
            <bdi>{fact}</bdi>
          </p>
        ))}
        <p className={styles.online}>{t('online')}</p>
        <Address address={typedAddress(locale, yearPath(year))} />
        <QrCode text={pageAddress(locale, yearPath(year))} className={styles.code} />
      </div>
    </Sheet>
  );
}
