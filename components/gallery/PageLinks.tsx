import { Pages } from '@/components/ui/Pages';
import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import { localePath } from '@/lib/i18n/localePath';
import type { PagesTexts } from '@/lib/i18n/messages';
import { galleryPath, type GalleryQuery } from '@/lib/state/galleryQuery';
import { useGalleryContext } from './GalleryContext.client';
import styles from './Gallery.module.css';

type Props = { query: GalleryQuery; total: number; texts: PagesTexts };

/** The rest of the list for those without a script, and for search engines. */
export function PageLinks({ query, total, texts }: Props) {
  const { locale } = useGalleryContext();
  const hrefOf = (page: number) => localePath(locale, galleryPath({ ...query, page }));
  const pages = Math.ceil(total / ALBUM_PAGE_SIZE);
  return (
    <Pages page={query.page} {...{ pages, hrefOf, texts }} className={`wrap ${styles.pages}`} />
  );
}
