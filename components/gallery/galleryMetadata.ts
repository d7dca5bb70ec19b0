import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { galleryPath, isSearching, readGalleryQuery, VIEWS } from '@/lib/state/galleryQuery';

/** A view is another look at the same page; search results are nothing to be found by search engines. */
export async function galleryMetadata(locale: Locale, asked: URLSearchParams): Promise<Metadata> {
  const { gallery, common } = await getMessages({ locale });
  const query = readGalleryQuery(asked);
  const isSearch = isSearching(query.search) || asked.has('name') || asked.has('author');
  return {
    title: `${gallery.title} | ${common.siteName}`,
    description: gallery.description,
    alternates: {
      canonical: localePath(locale, galleryPath({ ...query, view: VIEWS[0] })),
    },
    robots: isSearch ? { index: false } : undefined,
  };
}
