import { useMessages } from 'next-intl';
import { Swatch } from '@/components/ui/Swatch';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Album } from '@/lib/domain/album';
import { fill } from '@/lib/i18n/fill';
import { commaList } from '@/lib/i18n/intl';
import type { Locale } from '@/lib/i18n/locales';
import { galleryPath, NO_SEARCH } from '@/lib/state/galleryQuery';
import styles from './SameColours.module.css';

/** With more of them hardly any other work has all. */
const MOST_SOUGHT = 2;

type Props = { album: Album; locale: Locale };

/** To the works of the same year in this one's main colours, of which it is one; of no year there is no such list. Not for crawlers: each is a search. */
export function SameColours({ album: { colours = [], label }, locale }: Props) {
  const { artwork, gallery } = useMessages();
  const colour = colours.slice(0, MOST_SOUGHT);
  if (!label || colour.length === 0) return null;
  const search = { ...NO_SEARCH, colour };
  const labelIds = [label];
  const query = { labelIds, view: 'wall', page: 1, search, order: 'curated' } as const;
  const value = commaList(
    locale,
    colour.map((name) => gallery.colours[name]),
  );
  return (
    <p className={`noPrint ${styles.root}`}>
      <SiteLink href={galleryPath(query)} rel="nofollow" className={styles.link}>
        {colour.map((name) => (
          <Swatch key={name} colour={name} />
        ))}
        <span className={styles.text}>
          {fill(gallery.filters.field, { field: artwork.sameColours, value })}
        </span>
      </SiteLink>
    </p>
  );
}
