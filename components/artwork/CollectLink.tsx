import type { Album } from '@/lib/domain/album';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { albumFavoritePath } from '@/lib/routes';
import styles from './CollectLink.module.css';

type Props = { album: Album; locale: Locale; text: string };

/** Leads to the form of /album/favorite; a work without a place in its year has no address there. */
export function CollectLink({ album: { label, seq }, locale, text }: Props) {
  if (!label || seq === null) return null;
  return (
    <a href={localePath(locale, albumFavoritePath(label, String(seq)))} className={styles.root}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M12 20S3.5 15 3.5 8.8C3.5 6 5.6 4 8 4c1.8 0 3.2 1 4 2.6C12.8 5 14.2 4 16 4c2.4 0 4.5 2 4.5 4.8C20.5 15 12 20 12 20z" />
      </svg>
      {text}
    </a>
  );
}
