import 'server-only';
import { ServiceError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import type { Card, CardKind } from './card';
import { artworkCard } from './artworkCard';
import { exhibitionCard } from './exhibitionCard';
import { countryCard, galleryCard } from './listCards';
import { newsCard } from './newsCard';
import { pageCard } from './pageCard';
import { filmCard, liveCard } from './videoCard';

type Reader = (locale: Locale, id: string) => Promise<Card | null>;

const READERS: Record<CardKind, Reader> = {
  page: pageCard,
  artwork: artworkCard,
  gallery: galleryCard,
  country: countryCard,
  exhibition: exhibitionCard,
  news: newsCard,
  video: filmCard,
  live: liveCard,
};

const ABSENT: readonly string[] = ['invalid.id', 'empty.id'];

/** A card's content, from what is published now. Null: no such item. Throws net.error. */
export async function readCard(locale: Locale, kind: CardKind, id: string): Promise<Card | null> {
  try {
    return await READERS[kind](locale, id);
  } catch (error) {
    if (error instanceof ServiceError && ABSENT.includes(error.token)) return null;
    throw error;
  }
}
