import { getTranslations } from 'next-intl/server';
import accent from '@/components/ui/accentButton.module.css';
import { Icon } from '@/components/ui/Icon';
import type { Announcement } from '@/lib/domain/sitePages';
import { DEFAULT_SITE_LOCALE, localeOf } from '@/lib/i18n/locales';
import styles from './Call.module.css';

type Props = { message: Announcement['messages'][number]; uploadUrl: string };

/** One language's text; its link is in that language too, not in the page's. */
export async function Call({ message: { lang, title, html }, uploadUrl }: Props) {
  const locale = localeOf(lang) ?? DEFAULT_SITE_LOCALE;
  const t = await getTranslations({ locale, namespace: 'exh' });
  return (
    <section lang={lang || locale} dir="ltr" className={styles.root}>
      <h2 className={styles.title}>{title || t('call.title')}</h2>
      {html ? (
        // Sanitised in lib/pages/exh.ts.
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <p>{t('call.text')}</p>
      )}
      {uploadUrl && (
        <>
          <p className={styles.upload}>
            <a href={uploadUrl} rel="external noopener" className={accent.root}>
              {t('upload')}
              <Icon name="outside" />
            </a>
          </p>
          <p className={styles.hint}>{t('outside')}</p>
        </>
      )}
    </section>
  );
}
