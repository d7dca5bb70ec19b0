import { createHash } from 'node:crypto';
import type { Locale } from '@/lib/i18n/locales';

/** What every network shows whole and WhatsApp still takes: 1200×630, JPEG, at most 300 KB. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
export const CARD_TYPE = 'image/jpeg';
export const CARD_MAX_BYTES = 300_000;

const CARD_KINDS = [
  'page',
  'artwork',
  'gallery',
  'country',
  'exhibition',
  'news',
  'video',
  'live',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const isCardKind = (value: string): value is CardKind =>
  CARD_KINDS.some((kind) => kind === value);

/** A museum label beside a work, or a text on the wall. */
type CardWords =
  | { as: 'label'; author: string; title: string; meta: string }
  | { as: 'text'; kicker: string; title: string; text: string };

/** A work is framed and never cropped; a still fills its side; without a picture the mark hangs there. */
export type CardPicture = { as: 'framed' | 'still' | 'film'; imgUrl: string };

export type Card = {
  locale: Locale;
  words: CardWords;
  picture: CardPicture | null;
  /** Whose pigment it bears; '' for the site's own. */
  year: string;
  /** In words, for those who don't see it. */
  alt: string;
};

/** Raise it when cards are drawn differently: addresses change, so networks fetch them anew. */
const DESIGN = 1;
const VERSION_LENGTH = 12;

/** Changes with anything that the picture shows. */
export const versionOf = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex')
    .slice(0, VERSION_LENGTH);

/** The version stands in the address: networks keep a picture by its address. */
export const cardPath = (locale: Locale, kind: CardKind, id: string, version: string) =>
  `/card/${locale}/${kind}/${encodeURIComponent(id)}/${version}.jpg`;
