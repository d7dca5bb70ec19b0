import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Album } from '@/lib/domain/album';
import type { Page } from '@/lib/domain/page';
import { commaList, countryName } from '@/lib/i18n/intl';
import type { Locale } from '@/lib/i18n/locales';
import { pageWords } from '@/lib/discovery/metadata/pageWords';
import { isCountryCode, isId } from '@/lib/query';
import { listPublished } from '@/lib/services/artexhAlbum';
import { yearNameOf } from '@/lib/services/yearOfLabels';
import { framed } from './artworkCard';
import type { Card } from './card';

type Words = { kicker: string; title: string; text: string; year: string };

function listCard(locale: Locale, { items }: Page<Album>, { year, ...words }: Words): Card | null {
  const [first] = items;
  if (!first) return null;
  const alt = commaList(locale, [words.kicker, words.title]);
  return { locale, words: { as: 'text', ...words }, picture: framed(first), year, alt };
}

/** The gallery of one label, with its first work. */
export async function galleryCard(locale: Locale, label: string): Promise<Card | null> {
  if (!isId(label)) return null;
  const [list, { title, description }, year] = await Promise.all([
    listPublished({ labelIds: [label], locale }),
    pageWords('albumsView', locale),
    yearNameOf(label, locale),
  ]);
  return listCard(locale, list, { kicker: year, title, text: description, year });
}

/** The works of one country. */
export async function countryCard(locale: Locale, id: string): Promise<Card | null> {
  if (!isCountryCode(id)) return null;
  const code = id.toUpperCase();
  const [list, t] = await Promise.all([
    listPublished({ country: [code], locale }),
    getTranslations({ locale, namespace: 'countries' }),
  ]);
  const title = countryName(code, locale, list.items[0]?.country ?? code);
  return listCard(locale, list, {
    kicker: t('title'),
    title,
    text: t('count', { total: list.total }),
    year: '',
  });
}
