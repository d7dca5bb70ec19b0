'use client';

import type { PagesTexts } from '@/lib/i18n/messages';
import type { GalleryQuery } from '@/lib/state/galleryQuery';
import { PageLinks } from './PageLinks';
import { PlainSearch } from './PlainSearch';

type Props = {
  query: GalleryQuery;
  total: number;
  pagesTexts: PagesTexts;
  isKeywordEmpty: boolean;
};

/**
 * The rest of the list and the search. An island that no browser with a script draws: so the countries aren't in the page's
 * data a second time.
 */
export const WithoutScript = ({ query, total, pagesTexts, isKeywordEmpty }: Props) => (
  <noscript>
    <PageLinks query={query} total={total} texts={pagesTexts} />
    <PlainSearch query={query} isKeywordEmpty={isKeywordEmpty} />
  </noscript>
);
