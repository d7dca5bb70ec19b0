import { createHash } from 'node:crypto';
import type { Locale } from '@/lib/i18n/locales';

/** Shown uncropped by every network, and accepted by WhatsApp: 1200×630, JPEG, at most 300 KB. */
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

/** A museum label beside a work, or a text on its own. */
type CardWords =
  | { as: 'label'; author: string; title: string; meta: string }
  | { as: 'text'; kicker: string; title: string; text: string };

/** A work is framed and never cropped; a still fills its side; without a picture the logo is drawn. */
export type CardPicture = { as: 'framed' | 'still' | 'film'; imgUrl: string };

export type Card = {
  locale: Locale;
  words: CardWords;
  picture: CardPicture | null;
  /** The year whose colour the card has; '' for the site's own. */
  year: string;
  /** The alt text. */
  alt: string;
};

/** Increase it when cards are drawn differently: their URLs change, and networks fetch them again. */
const DESIGN = 9;
const VERSION_LENGTH = 12;

/** A hash of everything that the picture shows. */
export const versionOf = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex')
    .slice(0, VERSION_LENGTH);

/** The version is part of the path, since networks cache a picture by its URL. */
export const cardPath = (locale: Locale, kind: CardKind, id: string, version: string) =>
  `/card/${locale}/${kind}/${encodeURIComponent(id)}/${version}.jpg`;
