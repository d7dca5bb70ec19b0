import 'server-only';
import { requestScope } from '@/server/requestScope.mjs';
import { isWithin, limit, type Allowance } from './limits';
import { visitorAddress } from './requests';

const aMinute = (points: number): Allowance => ({ points, seconds: 60 });

/** What costs, and how often one address may have it: so often that a class behind one address never meets it. */
const ALLOWANCES = {
  /** A list that is asked for anew: words, several labels, a page of the gallery without a script. */
  search: aMinute(400),
  /** Any other page that is made for one visitor. */
  page: aMinute(600),
  /** A page of a work's comments; of many works there are none. */
  comments: aMinute(1200),
  /** A preview card that has to be drawn. */
  card: aMinute(60),
  /** A file for machines that has to be made. */
  iiif: aMinute(300),
  sitemap: aMinute(300),
  feed: aMinute(60),
  /** What turned out not to be there. */
  absent: aMinute(120),
} as const;

export type Costly = keyof typeof ALLOWANCES;

/** Counts one more of its kind; false when the address has had its share. */
export const mayAsk = (what: Costly, headers: Headers): Promise<boolean> =>
  limit(what, visitorAddress(headers), ALLOWANCES[what]);

/** Whether the address may ask for what may not be there: it is counted afterwards, and only if it isn't. */
export async function mayGuess(headers: Headers): Promise<boolean> {
  const address = visitorAddress(headers);
  const scope = requestScope.getStore();
  if (scope) scope.visitor = address;
  return isWithin('absent', address, ALLOWANCES.absent);
}

/** To be told by who finds nothing. A page that is kept knows no headers: mayGuess() has left the address in the scope. */
export async function countAbsent(): Promise<void> {
  const address = requestScope.getStore()?.visitor;
  if (address) await limit('absent', address, ALLOWANCES.absent);
}
