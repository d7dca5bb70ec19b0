import 'server-only';
import { getMessages } from 'next-intl/server';
import type { Album } from '@/lib/domain/album';
import type { Locale } from '@/lib/i18n/locales';
import { altOf, labelOf, namesOf } from '@/lib/domain/workWords';
import { getById } from '@/lib/services/artexhAlbum';
import { yearOfWork } from '@/lib/services/yearOfLabels';
import type { Card, CardPicture } from './card';

export const framed = (album?: Album): CardPicture | null =>
  album ? { as: 'framed', imgUrl: album.imgUrl } : null;

/** A work with its museum label: artist, title, country and age. */
export async function artworkCard(locale: Locale, id: string): Promise<Card | null> {
  const [album, { work }] = await Promise.all([getById(id, locale), getMessages({ locale })]);
  if (!album) return null;
  const { author } = namesOf(album, work);
  const { title, country, age } = labelOf(album, { ...work, locale });
  return {
    locale,
    words: { as: 'label', author, title, meta: [country, age].filter(Boolean).join(' · ') },
    picture: framed(album),
    year: await yearOfWork(album, locale),
    alt: altOf(album, work),
  };
}
