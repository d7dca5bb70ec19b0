import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { CARD_SIZE, CARD_TYPE, cardPath, versionOf, type CardKind } from './card';
import { readCard } from './readCard';

export type CardName = { kind: CardKind; id: string };

export type CardLink = { path: string; width: number; height: number; type: string; alt: string };

const HOME: CardName = { kind: 'page', id: 'home' };

/** The URL of a page's preview card and the values of its tags. A page without a card of its own gets the site's. */
export async function cardLink(locale: Locale, name: CardName): Promise<CardLink | null> {
  const card = await readCard(locale, name.kind, name.id);
  if (!card) return name === HOME ? null : cardLink(locale, HOME);
  const path = cardPath(locale, name.kind, name.id, versionOf(card));
  return { path, ...CARD_SIZE, type: CARD_TYPE, alt: card.alt };
}
