import 'server-only';
import { getMessages, getTranslations } from 'next-intl/server';
import type { Album } from '@/lib/domain/album';
import { altOf, namesOf } from '@/lib/domain/albumWords';
import { countryName } from '@/lib/i18n/countryName';
import type { Locale } from '@/lib/i18n/locales';
import { getById } from '@/lib/services/artexhAlbum';
import type { Card, CardPicture } from './card';

export const framed = (album?: Album): CardPicture | null =>
  album ? { as: 'framed', imgUrl: album.imgUrl } : null;

/** The work on the wall with its museum label: artist, title, country and age. */
export async function artworkCard(locale: Locale, id: string): Promise<Card | null> {
  const [album, { artwork }, common] = await Promise.all([
    getById(id, locale),
    getMessages({ locale }),
    getTranslations({ locale, namespace: 'common' }),
  ]);
  if (!album) return null;
  const { author, title } = namesOf(album, artwork);
  const country = countryName(album.countryCode, locale, album.country);
  const age = album.age && common('ageSuffix', { age: album.age });
  return {
    locale,
    words: { as: 'label', author, title, meta: [country, age].filter(Boolean).join(' · ') },
    picture: framed(album),
    year: album.label,
    alt: altOf(album, artwork),
  };
}
