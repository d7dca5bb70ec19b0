import { Icon } from '@/components/ui/Icon';
import type { Album } from '@/lib/domain/album';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { albumFavoritePath } from '@/lib/routes';
import styles from './CollectLink.module.css';

type Props = { album: Album; locale: Locale; text: string };

/** A link to the form of /album/favorite, which is in no index; nothing for a work without label and number. */
export function CollectLink({ album: { label, seq }, locale, text }: Props) {
  if (!label || seq === null) return null;
  return (
    <a
      href={localePath(locale, albumFavoritePath(label, String(seq)))}
      rel="nofollow"
      className={styles.root}
    >
      <Icon name="heart" />
      {text}
    </a>
  );
}
