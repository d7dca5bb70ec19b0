import { useTranslations } from 'next-intl';
import { SiteLink } from './SiteLink';
import styles from './Pages.module.css';

type Props = {
  /** Counted from 1. */
  page: number;
  pages: number;
  /** A page's path, without its locale. */
  addressOf: (page: number) => string;
  texts: { label: string; previous: string; next: string };
};

/** The pages beside one of a long list; nothing for a list of one page. */
export function Pages({ page, pages, addressOf, texts }: Props) {
  const t = useTranslations('countries');
  if (pages === 1) return null;
  return (
    <nav aria-label={texts.label} className={`noPrint ${styles.root}`}>
      {page > 1 && (
        <SiteLink href={addressOf(page - 1)} rel="prev" className={styles.link}>
          {texts.previous}
        </SiteLink>
      )}
      <span>{t('page', { page, pages })}</span>
      {page < pages && (
        <SiteLink href={addressOf(page + 1)} rel="next" className={styles.link}>
          {texts.next}
        </SiteLink>
      )}
    </nav>
  );
}
