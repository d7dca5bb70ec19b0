'use client';

import { createContext, use } from 'react';
import type { Locale } from '@/lib/i18n/locales';

type MenuWords = {
  locale: Locale;
  /** Of a group's own page, listed first. */
  overview: string;
  /** "Pages of {name}" */
  below: string;
  opensInNewTab: string;
};

const Words = createContext<MenuWords | null>(null);

/** Around the bar and the drawer, which draw one menu: so it stands in the page's data once, as it came. */
export const MenuWordsProvider = Words.Provider;

export function useMenuWords(): MenuWords {
  const words = use(Words);
  if (!words) throw new Error('A part of the menu stands outside of it');
  return words;
}
