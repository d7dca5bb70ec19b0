import { setTimeout as wait } from 'node:timers/promises';
import { oneForAll } from '@/lib/oneForAll.mjs';
import { PATIENCE_MS } from './patience';

/** Letters that are sent after the answer: who waits for answers only would lose them. */
const underWay = oneForAll('lettersUnderWay', () => new Set<Promise<unknown>>());

/** `sending` never fails. */
export function sendAfterAnswer(sending: Promise<unknown>) {
  underWay.add(sending);
  void sending.finally(() => underWay.delete(sending));
}

export const untilSent = () => Promise.race([Promise.all(underWay), wait(PATIENCE_MS)]);
