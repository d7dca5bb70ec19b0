import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import buttons from '@/components/ui/buttons.module.css';
import { Disc } from '@/components/ui/Disc';
import { localePath } from '@/lib/i18n/localePath';
import { ROUTES } from '@/lib/routes';
import styles from './errors.module.css';

export async function NotFound() {
  const locale = await getLocale();
  const t = await getTranslations('notFound');
  const links = [
    { path: ROUTES.home, text: t('home'), className: buttons.button },
    { path: ROUTES.albumsView, text: t('gallery'), className: styles.outline },
  ];
  return (
    <main id="main" className={styles.root}>
      <div>
        <p className={styles.status}>
          <Disc className={styles.disc} /> 404
        </p>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.text}>{t('text')}</p>
        <p className={styles.actions}>
          {links.map(({ path, text, className }) => (
            <Link key={path} href={localePath(locale, path)} prefetch={false} className={className}>
              {text}
            </Link>
          ))}
        </p>
      </div>
      <div className={styles.wall} aria-hidden="true">
        <span className={styles.frame} />
        <Disc className={styles.disc} />
        <Disc cut={1} className={styles.disc} />
      </div>
    </main>
  );
}
