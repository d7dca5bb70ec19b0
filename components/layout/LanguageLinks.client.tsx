'use client';

import { useSearchParams, useSelectedLayoutSegments } from 'next/navigation';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { withQuery } from '@/lib/query';
import { follow, keepQuery } from './languageChange';
import { ItemPicture } from './ItemPicture';
import styles from './LanguageMenu.module.css';

export type LanguageChoice = { locale: Locale; label: string; img: string };

type Props = { current: Locale; choices: LanguageChoice[] };

const SEARCH = ['name', 'author', 'country', 'initials', 'colour'];

/**
 * Pages that are made for each visitor, and what of their query the links have. Not what a form carries on. Only these may ask for
 * it on the server: a kept page has none there.
 */
const QUERIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['/search/found', ['q']],
  ['/albumsView/search', [...SEARCH, 'labelIds', 'featured', 'order', 'view', 'page']],
  ['/videosView/labels', ['labelIds', 'id']],
  ['/videosLive/labels', ['labelIds', 'id']],
  ['/album/favorite', ['label', 'seq']],
  ['/cert/query', ['unicode']],
  ['/cert/weSearch', ['num']],
  ['/cert/we2020', ['albumId']],
]);

function Links({ current, choices, path }: Props & { path: string }) {
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

function WithQuery({ path, names, ...props }: Props & { path: string; names: readonly string[] }) {
  const asked = [...useSearchParams()].filter(([name]) => names.includes(name));
  return <Links {...props} path={withQuery(path, new URLSearchParams(asked))} />;
}

/**
 * Links, so that they work without JavaScript: to the page as it is kept, whose path has its choice in it and leads on to its address
 * (lib/addresses.ts).
 */
export function LanguageLinks(props: Props) {
  const path = `/${useSelectedLayoutSegments().join('/')}`;
  const names = QUERIES.get(path);
  return names ? <WithQuery {...props} {...{ path, names }} /> : <Links {...props} path={path} />;
}
