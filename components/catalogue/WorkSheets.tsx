import { useLocale, useMessages, useTranslations } from 'next-intl';
import { QrCode } from '@/components/ui/QrCode';
import { useWorkWords } from '@/components/work/useWorkWords';
import { pageAddress } from '@/lib/discovery/metadata/siteAddress';
import { hangsIn } from '@/lib/domain/album';
import { breadthOf } from '@/lib/domain/breadth';
import type { WorkSheet, WorkTexts } from '@/lib/domain/catalogue/book';
import { namesOf } from '@/lib/domain/workWords';
import { fill } from '@/lib/i18n/fill';
import { commaList } from '@/lib/i18n/intl';
import { artworkPath } from '@/lib/routes';
import { Address, type TypedAddress } from './Address';
import { DrawnSheets, type DrawnSheet, type Sized } from './DrawnSheets.client';
import { typedAddress } from './typedAddress';
import styles from './WorkSheets.module.css';

/** In em: two lines of the largest letters, four of the middle ones. */
const LONG = 30;
const LONGER = 64;

/** Long titles and names are set smaller rather than cut. */
function sized(text: string): Sized {
  const breadth = breadthOf(text);
  if (breadth > LONGER) return { text, size: 'longer' };
  return breadth > LONG ? { text, size: 'long' } : { text };
}

const labelOf = ({ locale, title, country, age }: WorkTexts) => ({
  locale,
  title: sized(title),
  facts: commaList(locale, [country, age]),
});

/** What is longer than the book has room for is read online. */
function ReadOn({ path, address }: { path: string; address: TypedAddress }) {
  const locale = useLocale();
  const t = useTranslations('catalogue');
  return (
    <div className={styles.readOn}>
      <p>
        {t('readOn')} <Address address={address} />
      </p>
      <QrCode text={pageAddress(locale, path)} className={styles.code} />
    </div>
  );
}

type Props = {
  sheets: readonly WorkSheet[];
  /** The label of the book's year. */
  label: string;
  foot: string;
};

/** Each work on a sheet of its own; a long introduction goes on behind it. */
export function WorkSheets({ sheets, label, foot }: Props) {
  const locale = useLocale();
  const { labels } = useMessages();
  const words = useWorkWords();

  const toDrawn = ({ entry, poured, isFirst, isCut, number }: WorkSheet): DrawnSheet => {
    const { work, texts } = entry;
    const { id, imgUrl: src, width, height, alt, seq } = work;
    const path = artworkPath(id);
    const address = typedAddress(locale, path);
    const author = sized(namesOf(work, words).author);
    const readOn = isCut && <ReadOn {...{ path, address }} />;
    if (!isFirst) return { number, author, poured, readOn };
    // The label says title and artist: only what an editor wrote is more.
    const picture = { src, width, height, alt };
    const place = hangsIn(work, label) ? fill(labels.number, { number: seq ?? '' }) : '';
    const first = { id, picture, labels: texts.map(labelOf), place, address };
    return { number, author, poured, readOn, first };
  };

  return <DrawnSheets sheets={sheets.map(toDrawn)} foot={foot} />;
}
