'use client';

import { createContext, use } from 'react';
import type { ViewerTexts } from '@/lib/i18n/texts';
import type { Album } from '@/lib/domain/album';
import { altOf, namesOf } from '@/lib/domain/albumWords';
import type { Country } from '@/lib/domain/sitePages';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { artworkPath } from '@/lib/routes';
import { fill } from '@/lib/i18n/fill';
import type { GalleryTexts } from '@/lib/i18n/texts';

type Surroundings = {
  locale: Locale;
  texts: GalleryTexts;
  viewerTexts: ViewerTexts;
  /** Those that have works, named and sorted in the visitor's language. */
  countries: readonly Country[];
};

const GalleryContext = createContext<Surroundings | null>(null);

export const GalleryProvider = GalleryContext.Provider;

export function useSurroundings(): Surroundings {
  const surroundings = use(GalleryContext);
  if (!surroundings) throw new Error('A part of the gallery stands outside of it');
  return surroundings;
}

/** What is written beside a work, and where its own page is. */
export function useWords() {
  const { locale, texts, countries } = useSurroundings();
  return (album: Album) => ({
    title: namesOf(album, texts).title,
    country: countries.find(({ code }) => code === album.countryCode)?.name ?? album.country,
    age: album.age && fill(texts.age, { age: album.age }, locale),
    alt: altOf(album, texts),
    href: localePath(locale, artworkPath(album.id)),
  });
}
