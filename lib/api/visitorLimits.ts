import 'server-only';
import { OWN_VISITOR } from '@/server/ownVisitor.mjs';
import { requestScope } from '@/server/requestScope.mjs';
import { isWithin, limit, type Allowance } from './limits';
import { visitorAddress } from './requests';

const aMinute = (points: number): Allowance => ({ points, seconds: 60 });

/** How often one address may request what is costly: high enough that a class behind one address never reaches it. */
const ALLOWANCES = {
  /** A list that isn't cached: searches, several labels, a gallery page without JavaScript. */
  search: aMinute(400),
  /** Suggestions while words are typed: several a word. */
  suggestions: aMinute(1200),
  /** Any other page that is rendered per request. */
  page: aMinute(600),
  /** A page of a work's comments; many works have none. */
  comments: aMinute(1200),
  /** A preview card that has to be rendered. */
  card: aMinute(60),
  /** A IIIF document that has to be generated. */
  iiif: aMinute(300),
  /** A page for frames that has to be made. */
  embed: aMinute(600),
  /** What another site asks before it shows a link of ours. */
  oembed: aMinute(300),
  sitemap: aMinute(300),
  feed: aMinute(60),
  /** A catalogue in other languages or for other paper than usual, which has to be made (docs/operations.md tells how long it takes). */
  catalogue: aMinute(20),
  /** Requests for what doesn't exist. */
  absent: aMinute(120),
  /** Requests for files that are not there (any more). Apart, as a page may show many pictures that are gone. */
  absentFile: aMinute(600),
  /** Lines in the log about what was signed wrongly. */
  refused: aMinute(10),
  /** Requests for parts of a broadcast that its host doesn't give. Apart, as forty pupils' players ask on when a broadcast has ended. */
  absentPart: aMinute(600),
} as const;

export type Costly = keyof typeof ALLOWANCES;

/** Counts one request of the kind; false when the limit is exceeded. The website's own visits are not counted. */
export async function mayRequest(what: Costly, headers: Headers): Promise<boolean> {
  const address = visitorAddress(headers);
  return address === OWN_VISITOR || limit(what, address, ALLOWANCES[what]);
}

/**
 * Whether the address may request something that may not exist. It is counted later, by countAbsent, only if it doesn't; a
 * catalogue by countCatalogue, only when it has to be made.
 */
export async function mayGuess(
  headers: Pick<Headers, 'get'>,
  isCatalogue = false,
): Promise<boolean> {
  const address = visitorAddress(headers);
  const scope = requestScope.getStore();
  if (address === OWN_VISITOR) return true;
  if (scope) scope.visitor = address;
  if (isCatalogue && !(await isWithin('catalogue', address, ALLOWANCES.catalogue))) return false;
  return isWithin('absent', address, ALLOWANCES.absent);
}

/** Whether the address may request a file, or a part of a broadcast. It is counted later, by mayRequest(), only if it isn't there. */
export async function mayMiss(
  what: 'absentFile' | 'absentPart',
  headers: Headers,
): Promise<boolean> {
  const address = visitorAddress(headers);
  return address === OWN_VISITOR || isWithin(what, address, ALLOWANCES[what]);
}

/** Called when a page finds nothing. A cached page can't read headers: mayGuess() has stored the address in the request's scope. */
export const countAbsent = () => count('absent');

/** Called before one is made; false: the visitor has had as many made as one may. At once, so that many asked for together count too. */
export const countCatalogue = () => count('catalogue');

async function count(what: 'absent' | 'catalogue'): Promise<boolean> {
  const address = requestScope.getStore()?.visitor;
  return !address || limit(what, address, ALLOWANCES[what]);
}
