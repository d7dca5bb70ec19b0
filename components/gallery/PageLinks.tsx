import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import { localePath } from '@/lib/i18n/localePath';
import { galleryPath, type GalleryQuery } from '@/lib/state/galleryQuery';
import buttons from '@/components/ui/buttons.module.css';
import { useGalleryContext } from './GalleryContext.client';
import styles from './Gallery.module.css';

type Props = { query: GalleryQuery; total: number };

/** The rest of the list for those without a script, and for search engines. */
export function PageLinks({ query, total }: Props) {
  const { locale, texts } = useGalleryContext();
  const addressOf = (page: number) => localePath(locale, galleryPath({ ...query, page }));
  const isLast = query.page * ALBUM_PAGE_SIZE >= total;
  if (isLast && query.page === 1) return null;
  return (
    <nav aria-label={texts.pages} className={`wrap noPrint ${styles.pages}`}>
      {query.page > 1 && (
        <a href={addressOf(query.page - 1)} rel="prev" className={buttons.link}>
          {texts.previousPage}
        </a>
      )}
      {!isLast && (
        <a href={addressOf(query.page + 1)} rel="next" className={buttons.link}>
          {texts.nextPage}
        </a>
      )}
    </nav>
  );
}
