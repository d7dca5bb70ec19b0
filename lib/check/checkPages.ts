import 'server-only';
import type { EditorialKind } from '@/lib/contract/editorial';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { cardOf, type Card } from './card';
import { storedAt } from './storedAt';
import { inBatches, ownPath, visit } from './ownPages';
import { addressOf, keptPageOf } from './target';

/** What a page answers now in one language, read as a crawler reads it. */
export type PageCheck = {
  locale: Locale;
  address: string;
  /** 0: no answer */
  status: number;
  card: Card;
  /** The card's picture on our own host; '' when it is on another one. */
  picture: string;
  storedAt: number | null;
};

async function checkPage(kind: EditorialKind, key: string, locale: Locale): Promise<PageCheck> {
  const address = addressOf(kind, key, locale);
  const answer = await visit(address, 'GET');
  const card = cardOf(answer ? await answer.text() : '');
  const picture = card.image ? (ownPath(card.image) ?? '') : '';
  const time = await storedAt(keptPageOf(kind, key, locale));
  return { locale, address, status: answer?.status ?? 0, card, picture, storedAt: time };
}

export const checkPages = (kind: EditorialKind, key: string): Promise<PageCheck[]> =>
  inBatches(LOCALES, (locale) => checkPage(kind, key, locale));
