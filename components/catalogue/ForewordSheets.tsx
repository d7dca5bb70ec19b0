import { useLocale, useTranslations } from 'next-intl';
import type { ForewordSheet } from '@/lib/domain/catalogue/book';
import { directionOf } from '@/lib/i18n/locales';
import { yearPath } from '@/lib/routes';
import { Address } from './Address';
import { Sheet } from './Sheet';
import { typedAddress } from './typedAddress';
import styles from './ForewordSheets.module.css';

/** Where the contents lead. */
export const forewordId = (at: number) => (at === 0 ? 'foreword' : undefined);

type Props = { sheets: readonly ForewordSheet[]; year: string; foot: string };

/** What the year's editors wrote, in one language after the other. */
export function ForewordSheets({ sheets, year, foot }: Props) {
  const locale = useLocale();
  const t = useTranslations('catalogue');
  return sheets.map(({ foreword, number, isFirst, paragraphs, isCut }, at) => (
    <Sheet key={number} id={forewordId(at)} {...{ foot, number }}>
      <div lang={foreword.locale} dir={directionOf(foreword.locale)} className={styles.root}>
        {isFirst && (
          <h2 className={styles.title}>
            <bdi>{foreword.title}</bdi>
          </h2>
        )}
        {paragraphs.map(({ from, text }) =>
          foreword.paragraphs[from]?.isHead ? (
            <h3 key={from} className={styles.head}>
              <bdi>{text}</bdi>
            </h3>
          ) : (
            <p key={from}>
              <bdi>{text}</bdi>
            </p>
          ),
        )}
      </div>
      {isCut && (
        <p>
          {t('readOn')} <Address address={typedAddress(locale, yearPath(year))} />
        </p>
      )}
    </Sheet>
  ));
}
