import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { cardLink, type CardName } from '@/lib/discovery/cards/cardLink';
import { commaList } from '@/lib/i18n/intl';
import { LANGUAGES, LOCALES, type Locale } from '@/lib/i18n/locales';
import { pagePath, pageWords, type PageName } from './pageWords';
import { shortened } from './shortened';
import { feedPath, languageAddresses, pageAddress, siteAddress } from './siteAddress';

type Article = { type: 'article'; publishedTime?: string; modifiedTime?: string };

export type PageFacts = {
  /** The canonical path without its locale; with a query where §2 has one. */
  path: string;
  title: string;
  description?: string;
  /** The preview card. */
  card: CardName;
  kind?: Article | { type: 'website' } | { type: 'video.other' };
  /** The title already contains the site's name. */
  isAbsolute?: boolean;
  /** noindex: about one person, or one of endlessly many addresses. No address is named as its own, as `path` may lack what it shows. */
  isHidden?: boolean;
  /** Alternate forms of the page by media type: a feed, a IIIF manifest. */
  types?: Record<string, string>;
  /** Of a page of a list. */
  beside?: Beside;
};

/** Paths of the pages before and after one of a list. */
type Beside = { previous?: string; next?: string };

/** A page of a list, and of how many. */
type Place = { page: number; pages: number };

/** Each page of a list has a title of its own: after the first it says which one it is. */
export async function titleOfPage(title: string, place: Place): Promise<string> {
  const [t, locale] = await Promise.all([getTranslations('pages'), getLocale()]);
  return place.page > 1 ? commaList(locale, [title, t('place', place)]) : title;
}

export const pathsBeside = ({ page, pages }: Place, pathOf: (page: number) => string): Beside => ({
  previous: page > 1 ? pathOf(page - 1) : undefined,
  next: page < pages ? pathOf(page + 1) : undefined,
});

/** `rel=prev` and `rel=next`. */
export function paginationOf({ previous, next }: Beside, locale: Locale): Metadata['pagination'] {
  const address = (path: string | undefined) => path && pageAddress(locale, path);
  return { previous: address(previous), next: address(next) };
}

const SHOWN = { index: true, follow: true, 'max-image-preview': 'large' } as const;
const HIDDEN = { index: false } as const;

/** Search engines and apps show less. Editors' texts may be of any length, and stand before the preview card, for which some read a page's beginning only. */
const LONGEST_DESCRIPTION = 300;

async function imageOf(card: CardName) {
  const link = await cardLink(await getLocale(), card);
  if (!link) return [];
  const { path, ...facts } = link;
  return [{ url: siteAddress(path), ...facts }];
}

/** All metadata of a page, in its language. */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { path, title, isAbsolute, isHidden, kind, types, beside = {} } = facts;
  const [locale, { common }, images] = await Promise.all([
    getLocale(),
    getMessages(),
    imageOf(facts.card),
  ]);
  const description = shortened(facts.description ?? '', LONGEST_DESCRIPTION) || undefined;
  const url = isHidden ? undefined : pageAddress(locale, path);
  return {
    title: { absolute: isAbsolute ? title : `${title} | ${common.siteName}` },
    description,
    robots: isHidden ? HIDDEN : SHOWN,
    pagination: paginationOf(beside, locale),
    alternates: {
      canonical: url,
      languages: languageAddresses(path),
      types: { 'application/atom+xml': siteAddress(feedPath(locale)), ...types },
    },
    openGraph: {
      ...(kind ?? { type: 'website' }),
      title,
      description,
      url,
      siteName: common.siteName,
      locale: LANGUAGES[locale].openGraph,
      alternateLocale: LOCALES.filter((other) => other !== locale).map(
        (other) => LANGUAGES[other].openGraph,
      ),
      images,
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: images.map(({ url: image, alt }) => ({ url: image, alt })),
    },
  };
}

/** The same for a fixed page. */
export async function namedPageMetadata(
  name: PageName,
  rest: Partial<PageFacts> = {},
): Promise<Metadata> {
  const words = await pageWords(name, await getLocale());
  const card: CardName = { kind: 'page', id: name };
  return pageMetadata({ path: pagePath(name), card, ...words, ...rest });
}

/** For a page about something that doesn't exist. */
export async function absentMetadata(title?: string): Promise<Metadata> {
  const { notFound, common } = await getMessages();
  return {
    title: { absolute: `${title ?? notFound.title} | ${common.siteName}` },
    robots: HIDDEN,
  };
}
