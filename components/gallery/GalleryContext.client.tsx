'use client';

import { createContext, use } from 'react';
import type { GalleryTexts, ViewerTexts } from '@/lib/i18n/messages';
import type { KeepTexts } from '@/components/shelf/keepTexts';
import type { Country } from '@/lib/domain/sitePages';
import type { Locale } from '@/lib/i18n/locales';
import type { WorkWords } from '@/lib/domain/workWords';

type GalleryContextValue = {
  locale: Locale;
  texts: GalleryTexts;
  viewerTexts: ViewerTexts;
  keepTexts: KeepTexts;
  words: WorkWords;
  /** Countries that have works, or are chosen, named and sorted in the visitor's language. */
  countries: readonly Country[];
  /** The labels of all years, where the list is of one of them, or of what is recommended; else none. */
  allYears: readonly string[];
};

const GalleryContext = createContext<GalleryContextValue | null>(null);

export const GalleryProvider = GalleryContext.Provider;

export function useGalleryContext(): GalleryContextValue {
  const value = use(GalleryContext);
  if (!value) throw new Error('A part of the gallery stands outside of it');
  return value;
}
