import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { galleryPath, type GalleryQuery } from '@/lib/state/galleryQuery';
import type { GalleryTexts } from './texts';
import buttons from '@/components/ui/buttons.module.css';
import styles from './Gallery.module.css';

type Props = { locale: Locale; texts: GalleryTexts; query: GalleryQuery; total: number };

/** The rest of the list for those without a script, and for search engines. */
export function PageLinks({ locale, texts, query, total }: Props) {
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
