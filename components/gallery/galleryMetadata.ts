import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { fill } from '@/lib/i18n/fill';
import { IIIF_TYPE, collectionPath } from '@/lib/iiif/paths';
import { namedPageMetadata, type PageFacts } from '@/lib/metadata/pageMetadata';
import { pageWords } from '@/lib/metadata/pageWords';
import { siteAddress } from '@/lib/metadata/siteAddress';
import { galleryPath, isSearching, readGalleryQuery, VIEWS } from '@/lib/state/galleryQuery';
import { yearOf } from './content';

/** A list by label has a card of its own, and a year's is a collection as well. */
function ofLabel([label, ...others]: readonly string[], year?: string): Partial<PageFacts> {
  if (label === undefined || others.length > 0) return {};
  const types = year ? { [IIIF_TYPE]: siteAddress(collectionPath(year)) } : undefined;
  return { card: { kind: 'gallery', id: label }, types };
}

/** A view is another look at the same page; search results are nothing to be found by search engines. */
export async function galleryMetadata(asked: URLSearchParams): Promise<Metadata> {
  const locale = await getLocale();
  const query = readGalleryQuery(asked);
  const isSearch = isSearching(query.search) || asked.has('name') || asked.has('author');
  const [words, year, { meta }] = await Promise.all([
    pageWords('albumsView', locale),
    yearOf(query, locale),
    getMessages(),
  ]);
  const isOfYear = year && query.labelIds.length > 0;
  return namedPageMetadata('albumsView', {
    path: galleryPath({ ...query, view: VIEWS[0] }),
    title: isOfYear ? fill(meta.ofYear, { title: words.title, year: year.year }) : words.title,
    description: (isOfYear && year.lead) || words.description,
    isHidden: isSearch || query.labelIds.length > 1,
    ...ofLabel(query.labelIds, year?.year),
  });
}
