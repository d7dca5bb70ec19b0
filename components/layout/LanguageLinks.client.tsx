'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { follow, keepQuery } from './languageChange';
import { ItemPicture } from './ItemPicture';
import styles from './LanguageMenu.module.css';

export type LanguageChoice = { locale: Locale; label: string; img: string };

type Props = { current: Locale; choices: LanguageChoice[] };

/**
 * Links, so that they work without JavaScript: to the page as it is kept, whose path has its choice in it and leads on to its address
 * (lib/rewrites.ts). A page that is made for each visitor loses its query so.
 */
export function LanguageLinks({ current, choices }: Props) {
  const path = `/${useSelectedLayoutSegments().join('/')}`;
  return choices.map(({ locale, label, img }) => (
    <li key={locale} role="none">
      <a
        role="menuitemradio"
        aria-checked={locale === current}
        href={localePath(locale, path)}
        hrefLang={locale}
        lang={locale}
        className={styles.choice}
        onPointerEnter={keepQuery(locale)}
        onFocus={keepQuery(locale)}
        onClick={follow(locale)}
      >
        {img && <ItemPicture img={img} />}
        {label}
      </a>
    </li>
  ));
}
