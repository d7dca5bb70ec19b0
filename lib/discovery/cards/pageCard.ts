import 'server-only';
import { getMessages } from 'next-intl/server';
import { env } from '@/lib/env';
import { commaList } from '@/lib/i18n/intl';
import type { Locale } from '@/lib/i18n/locales';
import { isPageName, pageWords } from '@/lib/discovery/metadata/pageWords';
import { listPublished } from '@/lib/services/artexhAlbum';
import { galleryLabel } from '@/lib/services/galleryLabel';
import { framed } from './artworkCard';
import type { Card } from './card';

/** Pages that list works show the first of them. */
const WITH_WORK: readonly string[] = ['home', 'albumsView', 'albumsCategoryView', 'countries'];

async function firstWork(locale: Locale, id: string) {
  if (!WITH_WORK.includes(id)) return undefined;
  const labelIds = [id === 'home' ? env().homeLabelId : await galleryLabel(locale)];
  return (await listPublished({ labelIds, locale })).items[0];
}

/** A fixed page: its title on the wall. */
export async function pageCard(locale: Locale, id: string): Promise<Card | null> {
  if (!isPageName(id)) return null;
  const [{ title, description }, { common }, work] = await Promise.all([
    pageWords(id, locale),
    getMessages({ locale }),
    firstWork(locale, id),
  ]);
  return {
    locale,
    words: { as: 'text', kicker: '', title, text: description },
    picture: framed(work),
    year: '',
    alt: commaList(locale, [...new Set([title, common.siteName])]),
  };
}
