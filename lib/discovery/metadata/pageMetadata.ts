import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { cardLink, type CardName } from '@/lib/discovery/cards/cardLink';
import { LANGUAGES, LOCALES } from '@/lib/i18n/locales';
import { feedPath } from './feedPath';
import { pagePath, pageWords, type PageName } from './pageWords';
import { languageAddresses, pageAddress, siteAddress } from './siteAddress';

type Article = { type: 'article'; publishedTime?: string; modifiedTime?: string };

export type PageFacts = {
  /** Of the canonical page, without its locale; with a query where §2 gives it one. */
  path: string;
  title: string;
  description?: string;
  /** What a preview shows. */
  card: CardName;
  kind?: Article | { type: 'website' } | { type: 'video.other' };
  /** The title stands alone: it names the site already. */
  isAbsolute?: boolean;
  /** About one person, or made up without end: kept out of search engines. */
  isHidden?: boolean;
  /** Other forms of the page, by media type: a feed, a IIIF manifest. */
  types?: Record<string, string>;
};

const SHOWN = { index: true, follow: true, 'max-image-preview': 'large' } as const;
const HIDDEN = { index: false } as const;

async function imageOf(card: CardName) {
  const link = await cardLink(await getLocale(), card);
  if (!link) return [];
  const { path, ...facts } = link;
  return [{ url: siteAddress(path), ...facts }];
}

/** All that search engines and previews are told about a page, in its language. */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { path, title, isAbsolute, isHidden, kind, types } = facts;
  const [locale, { common }, images] = await Promise.all([
    getLocale(),
    getMessages(),
    imageOf(facts.card),
  ]);
  const description = facts.description || undefined;
  const url = pageAddress(locale, path);
  return {
    title: { absolute: isAbsolute ? title : `${title} | ${common.siteName}` },
    description,
    robots: isHidden ? HIDDEN : SHOWN,
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

/** The same for a page of which there is one. */
export async function namedPageMetadata(
  name: PageName,
  rest: Partial<PageFacts> = {},
): Promise<Metadata> {
  const words = await pageWords(name, await getLocale());
  const card: CardName = { kind: 'page', id: name };
  return pageMetadata({ path: pagePath(name), card, ...words, ...rest });
}

/** A page that shows that nothing is there. */
export async function absentMetadata(title?: string): Promise<Metadata> {
  const { notFound, common } = await getMessages();
  return {
    title: { absolute: `${title ?? notFound.title} | ${common.siteName}` },
    robots: HIDDEN,
  };
}
