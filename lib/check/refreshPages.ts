import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { signNote } from '@/lib/api/note';
import { env } from '@/lib/env';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { storedAt } from './storedAt';
import { inBatches, send, visit } from './ownPages';
import { addressOf, keptPageOf, tagsOfItem, type ItemName } from './target';

const POLL_MS = 100;
const LONGEST_MS = 4000;

/** Sends a note to /api/revalidate, as the CMS does: the tags are stale before it answers. */
async function revalidate(tags: string[], now: number) {
  const body = JSON.stringify({ tags, at: now });
  await send('/api/revalidate', body, { 'x-signature': signNote(body, env().revalidateSecret) });
}

/** The first request to a stale page gets the old one and starts the render, so the stored file shows when the new one is there. */
async function isFresh({ kind, key }: ItemName, locale: Locale, since: number): Promise<boolean> {
  await visit(addressOf(kind, key, locale), 'GET');
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until) {
    if (((await storedAt(keptPageOf(kind, key, locale))) ?? 0) >= since) return true;
    await wait(POLL_MS);
  }
  return false;
}

/** Renders an item's pages again in every language; false: not finished in time. */
export async function refreshPages(item: ItemName, now: number): Promise<boolean> {
  await revalidate(tagsOfItem(item), now);
  const results = await inBatches(LOCALES, (locale) => isFresh(item, locale, now));
  return results.every(Boolean);
}
