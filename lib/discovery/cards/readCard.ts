import 'server-only';
import { orAbsent } from '@/lib/attempt';
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

/** A card's content, from what is published now. Null: no such item. Throws net.error. */
export const readCard = (locale: Locale, kind: CardKind, id: string): Promise<Card | null> =>
  orAbsent(READERS[kind](locale, id));
