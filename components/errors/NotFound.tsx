import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import styles from './errors.module.css';

const DISC =
  'M52 3 68 6 83 15 94 30 98 47 96 65 87 82 73 93 56 98 38 97 21 89 9 75 3 58 3 41 11 23 24 10 38 4Z';

function Disc() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.disc}>
      <path fill="currentColor" d={DISC} />
    </svg>
  );
}

export async function NotFound({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'notFound' });
  return (
    <main id="main" className={styles.root}>
      <div>
        <p className={styles.status}>
          <Disc /> 404
        </p>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.text}>{t('text')}</p>
        <p className={styles.actions}>
          <Link className={styles.action} data-variant="primary" href={localePath(locale, '/')}>
            {t('home')}
          </Link>
          <Link className={styles.action} href={localePath(locale, '/albumsView')} prefetch={false}>
            {t('gallery')}
          </Link>
        </p>
      </div>
      <div className={styles.wall} aria-hidden="true">
        <span className={styles.frame} />
        <Disc />
        <Disc />
      </div>
    </main>
  );
}
