import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apartEncoder } from './apartEncoder.mjs';
import { bytesOfPictures, keptPictures } from './keptPictures.mjs';
import { makerOfKept } from './makeKept.mjs';
import { ownPictures } from './pictureAddress.mjs';
import { ownOrigin } from './settings.mjs';
import { restWhileBusy, warmer } from './warm.mjs';
import { warmErrands } from './warmErrands.mjs';
import { hearPages } from './warmNotes.mjs';
import { WarmQueue } from './warmQueue.mjs';

/** Longer than a picture may wait for its turn and be made. */
const LONGEST_MS = 60_000;
/** The rest is for what visitors ask for. */
const SHARE = 0.8;

/** Next's own list of what its optimiser takes. */
function tableOf(folder) {
  const { images } = JSON.parse(readFileSync(join(folder, '.next/images-manifest.json'), 'utf8'));
  return { own: ownPictures(folder), widths: images.sizes, qualities: images.qualities };
}

/** @param {string} folder */
export function warmQueueIn(folder) {
  const build = readFileSync(join(folder, '.next/BUILD_ID'), 'utf8');
  return new WarmQueue(join(folder, '.next/cache/to-warm.json'), build);
}

/**
 * Has the website visit itself, by its own address as visitors do, for as long as the server listens.
 * @param {{
 *   folder: string,
 *   settings: { picturesBytes: number, cardsBytes: number },
 *   headers: Record<string, string>,
 *   server: import('node:http').Server,
 *   queue: WarmQueue,
 *   made: ReturnType<typeof import('./pictures.mjs').madePictures>,
 * }} by
 */
export async function keepWarm({ folder, settings, headers, server, queue, made }) {
  const origin = ownOrigin(process.env);
  const pictures = settings.picturesBytes * SHARE;
  const cards = settings.cardsBytes * SHARE;
  const by = { queue, isOver: () => !server.listening };
  /** @type {import('./warmErrands.mjs').Ask} */
  const ask = (path, { method = 'GET', accept = '*/*' } = {}) =>
    fetch(origin + path, {
      method,
      headers: { ...headers, accept, 'accept-encoding': 'identity' },
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
  const table = tableOf(folder);
  const { isKept, keep } = keptPictures(folder, settings.picturesBytes);
  const encoder = apartEncoder();
  const originalOf = (source) => ({ address: origin + encodeURI(source), headers });
  const errands = warmErrands({
    ...by,
    rest: restWhileBusy,
    ask,
    table,
    isKept,
    make: makerOfKept({ originalOf, encoder, keep, isKept, note: made.note }),
    room: {
      told: pictures,
      cards,
      found: pictures - (await bytesOfPictures(folder)),
      foundCards: cards,
    },
  });
  const warm = warmer({ ...by, errands, rested: encoder.stop });
  hearPages((pages) => void warm.tell(pages));
  await warm.start();
}
