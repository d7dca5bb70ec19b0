import { useLocale, useTranslations } from 'next-intl';
import { QrCode } from '@/components/ui/QrCode';
import { useWorkWords } from '@/components/work/useWorkWords';
import { pageAddress } from '@/lib/discovery/metadata/siteAddress';
import type { WorkSheet, WorkTexts } from '@/lib/domain/catalogue/book';
import { breadthOf } from '@/lib/domain/catalogue/pour';
import { altOf, namesOf } from '@/lib/domain/workWords';
import { commaList } from '@/lib/i18n/intl';
import { artworkPath } from '@/lib/routes';
import { Address } from './Address';
import { Columns } from './Columns';
import { PrintedPicture } from './PrintedPicture.client';
import { Sheet } from './Sheet';
import styles from './WorkSheets.module.css';

/** Where the index leads. */
export const workId = (id: string) => `work-${id}`;

/** In em: two lines of the largest letters, four of the middle ones. */
const LONG = 30;
const LONGER = 64;

/** Long titles and names are set smaller rather than cut. */
function sizeOf(text: string): 'long' | 'longer' | undefined {
  const breadth = breadthOf(text);
  if (breadth > LONGER) return 'longer';
  return breadth > LONG ? 'long' : undefined;
}

const Label = ({ texts: { locale, title, country, age } }: { texts: WorkTexts }) => (
  <>
    <p className={styles.title} data-size={sizeOf(title)}>
      <em>
        <bdi>{title}</bdi>
      </em>
    </p>
    <p className={styles.facts}>{commaList(locale, [country, age])}</p>
  </>
);

/** What is longer than the book has room for is read online. */
function ReadOn({ path }: { path: string }) {
  const locale = useLocale();
  const t = useTranslations('catalogue');
  return (
    <div className={styles.readOn}>
      <p>
        {t('readOn')} <Address path={path} />
      </p>
      <QrCode text={pageAddress(locale, path)} className={styles.code} />
    </div>
  );
}

function Words({ sheet: { entry, poured, isFirst, isCut } }: { sheet: WorkSheet }) {
  const t = useTranslations('labels');
  const { work, texts } = entry;
  const words = useWorkWords();
  const { author } = namesOf(work, words);
  const path = artworkPath(work.id);
  return (
    <div className={styles.words}>
      {isFirst ? (
        <>
          <h2 className={styles.author} data-size={sizeOf(author)}>
            <bdi>{author}</bdi>
          </h2>
          <Columns columns={texts.map((one) => ({ ...one, children: <Label texts={one} /> }))} />
        </>
      ) : (
        <p className={styles.again}>
          <bdi>{author}</bdi>
        </p>
      )}
      {poured.length > 0 && (
        <Columns
          columns={poured.map(({ locale, paragraphs }) => ({
            locale,
            children: paragraphs.map(({ from, text }) => <p key={from}>{text}</p>),
          }))}
        />
      )}
      {isFirst && (
        <p className={styles.where}>
          {work.seq !== null && <span>{t('number', { number: work.seq })}</span>}
          <Address path={path} />
        </p>
      )}
      {isCut && <ReadOn path={path} />}
    </div>
  );
}

/** Each work on a sheet of its own; a long introduction goes on behind it. */
export function WorkSheets({ sheets, year }: { sheets: readonly WorkSheet[]; year: string }) {
  const words = useWorkWords();
  return sheets.map((sheet) => {
    const { entry, isFirst, number } = sheet;
    const { work } = entry;
    const id = isFirst ? workId(work.id) : undefined;
    const { imgUrl: src, width, height } = work;
    return (
      <Sheet key={number} {...{ id, year, number }} className={isFirst ? styles.first : ''}>
        {isFirst && <PrintedPicture {...{ src, width, height }} alt={altOf(work, words)} />}
        <Words sheet={sheet} />
      </Sheet>
    );
  });
}
