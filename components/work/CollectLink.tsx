import { Icon } from '@/components/ui/Icon';
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
      <Icon name="heart" />
      {text}
    </a>
  );
}
