import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Album } from '@/lib/domain/album';
import { DEFAULT_SITE_LOCALE, type Locale } from '@/lib/i18n/locales';
import { siteAddress } from '@/lib/discovery/metadata/siteAddress';
import { yearPath } from '@/lib/routes';
import { listPublished } from '@/lib/services/artexhAlbum';
import { everyItem } from '@/lib/services/everyItem';
import { getWebContent } from '@/lib/services/webContent';
import { homepages } from './homepages';
import { inEveryLanguage, languageMap } from './languageMap';
import { PRESENTATION } from './manifest';
import { collectionPath, hasManifest, manifestPath } from './paths';
import { provider } from './provider';

async function worksOf(year: string, locale: Locale): Promise<Album[]> {
  const { items } = await everyItem((start, count) =>
    listPublished({ labelIds: [year], start, count, locale }),
  );
  return items;
}

/** IIIF Presentation 3: the works of a year, each by its manifest. Null: no such year, or no works in it. */
export async function exhibitionCollection(year: string): Promise<object | null> {
  const years = await getWebContent('years', DEFAULT_SITE_LOCALE);
  if (!years.some((known) => known.year === year)) return null;
  const [works, texts] = await Promise.all([
    inEveryLanguage((locale) => worksOf(year, locale)),
    inEveryLanguage((locale) => getTranslations({ locale })),
  ]);
  const nameIn = (locale: Locale, id: string) =>
    works(locale).find((work) => work.id === id)?.name || texts(locale)('work.untitled');
  const items = works(DEFAULT_SITE_LOCALE)
    .filter(hasManifest)
    .map(({ id }) => ({
      id: siteAddress(manifestPath(id)),
      type: 'Manifest',
      label: languageMap((locale) => nameIn(locale, id)),
    }));
  if (items.length === 0) return null;
  const label = languageMap((locale) => texts(locale)('meta.gallery', { year })) ?? {};
  return {
    '@context': PRESENTATION,
    id: siteAddress(collectionPath(year)),
    type: 'Collection',
    label,
    provider: [await provider()],
    homepage: homepages(yearPath(year), label),
    items,
  };
}
