import 'server-only';
import { ServiceError } from '@/lib/errors';
import { versionOf, type Card } from './card';
import { drawCard } from './draw/drawCard';

/** Some 24 MB of what was drawn last: a link that is passed round is asked for by many networks at once. */
const KEPT = 160;
/** Drawing takes the processor for a tenth of a second or more: one at a time, and no long queue. */
const MOST_WAITING = 40;

const kept = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

async function inTurn(card: Card): Promise<Buffer> {
  if (waiting >= MOST_WAITING) throw new ServiceError('net.error', 'too many cards at once');
  waiting += 1;
  const drawn = last.then(() => drawCard(card)).finally(() => (waiting -= 1));
  last = drawn.catch(() => undefined);
  return drawn;
}

/** The card's JPEG. Equal cards are drawn once; a failure isn't kept. */
export function cardImage(card: Card): Promise<Buffer> {
  const key = versionOf(card);
  const known = kept.get(key);
  kept.delete(key);
  const image = known ?? inTurn(card);
  kept.set(key, image);
  image.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return image;
}
