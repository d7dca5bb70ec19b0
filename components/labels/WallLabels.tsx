import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Main } from '@/components/ui/Main';
import { Pages } from '@/components/ui/Pages';
import type { Album } from '@/lib/domain/album';
import { labelOf } from '@/lib/domain/workWords';
import { env } from '@/lib/env';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import type { LabelsPage } from '@/lib/pages/labels';
import { albumFavoritePath, labelsPath } from '@/lib/routes';
import { PrintButton } from '@/components/ui/PrintButton.client';
import { QrCode } from '@/components/ui/QrCode';
import { useWorkWords } from '@/components/work/useWorkWords';
import styles from './WallLabels.module.css';

type Props = { labels: LabelsPage };

/** §2 /album/favorite: the address in the wall label's QR code. */
const addressOf = ({ label, seq }: Album, locale: Locale) =>
  env().siteUrl + localePath(locale, albumFavoritePath(label, String(seq)));

function Label({ work, year }: { work: Album; year: string }) {
  const locale = useLocale();
  const t = useTranslations('labels');
  const { title, country } = labelOf(work, useWorkWords());
  const address = addressOf(work, locale);
  return (
    <li className={styles.label}>
      <div className={styles.words}>
        {work.author && <bdi className={styles.author}>{work.author}</bdi>}
        <em className={styles.title}>
          <bdi>{title}</bdi>
        </em>
        {country && <bdi className={styles.country}>{country}</bdi>}
      </div>
      <QrCode text={address} label={t('qr', { address })} className={styles.code} />
      <div className={styles.foot}>
        <span>{t('scan')}</span>
        <span className={styles.number}>
          {year} · {t('number', { number: work.seq ?? '' })}
        </span>
      </div>
    </li>
  );
}

/** Labels to be hung beside the paintings, four of A6 on a sheet of A4. */
export async function WallLabels({ labels: { year, works, ...place } }: Props) {
  const [locale, t, { pages: texts }] = await Promise.all([
    getLocale(),
    getTranslations('labels'),
    getMessages(),
  ]);
  const hrefOf = (page: number) => localePath(locale, labelsPath(year, page));
  return (
    <Main data-alone className={styles.root}>
      <div className={`wrap ${styles.head}`}>
        <h1 className={styles.heading}>{t('title', { year })}</h1>
        <p>{t('lead')}</p>
        {works.length > 0 ? (
          <>
            <p className={styles.count}>{t('count', { count: works.length })}</p>
            <PrintButton alone="page" className="button">
              {t('print')}
            </PrintButton>
          </>
        ) : (
          <p>{t('none')}</p>
        )}
        <Pages {...place} {...{ texts, hrefOf }} />
      </div>
      {works.length > 0 && (
        <ol role="list" className={styles.sheets}>
          {works.map((work) => (
            <Label key={work.id} {...{ work, year }} />
          ))}
        </ol>
      )}
    </Main>
  );
}
