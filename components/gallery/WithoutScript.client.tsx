'use client';

import type { GalleryQuery } from '@/lib/state/galleryQuery';
import { PageLinks } from './PageLinks';
import { PlainSearch } from './PlainSearch';

type Props = { query: GalleryQuery; total: number; isKeywordEmpty: boolean };

/**
 * The rest of the list and the search. An island that no browser with a script draws: so the countries aren't in the page's
 * data a second time.
 */
export const WithoutScript = ({ query, total, isKeywordEmpty }: Props) => (
  <noscript>
    <PageLinks query={query} total={total} />
    <PlainSearch query={query} isKeywordEmpty={isKeywordEmpty} />
  </noscript>
);
