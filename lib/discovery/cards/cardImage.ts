import 'server-only';
import { LRUCache } from 'lru-cache';
import { ServiceError } from '@/lib/errors';
import { versionOf, type Card } from './card';
import { drawCard } from './draw/drawCard';
import { isCardKept, keepCard, keptCard } from './keptCards';

/** The cards drawn last: many networks request the card of a shared link at once. */
const CACHE_BYTES = 24 * 1024 * 1024;
/** Drawing uses the processor for a tenth of a second or more: one card at a time, and a short queue. */
const MOST_WAITING = 40;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** From the disk, where those lie that memory has no room for. */
async function readOrDraw(version: string, card: Card): Promise<Buffer> {
  const kept = await keptCard(version);
  if (kept) return kept;
  const jpeg = await drawQueued(card);
  await keepCard(version, jpeg);
  return jpeg;
}

async function drawQueued(card: Card): Promise<Buffer> {
  if (waiting >= MOST_WAITING) throw new ServiceError('net.error', 'too many cards at once');
  waiting += 1;
  const drawn = last.then(() => drawCard(card)).finally(() => (waiting -= 1));
  last = drawn.catch(() => undefined);
  return drawn;
}

const cache = new LRUCache<string, Buffer, Card>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ byteLength }) => byteLength,
  // While one waits to be drawn, others may need its place: it is answered all the same.
  ignoreFetchAbort: true,
  fetchMethod: (version, _stale, { context }) => readOrDraw(version, context),
});

export function isDrawn(card: Card): boolean {
  const version = versionOf(card);
  return cache.has(version) || isCardKept(version);
}

/** The card's JPEG. Equal cards are drawn once; failures are not cached. */
export const cardImage = (card: Card): Promise<Buffer> =>
  cache.forceFetch(versionOf(card), { context: card });
