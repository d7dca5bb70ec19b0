import { NAME_MAX_LENGTH } from '@/lib/constants';
import type { ErrorToken } from '@/lib/errors';
import { cutTo, plain } from '@/lib/plain';
import { withQuery } from '@/lib/query';
import { ROUTES } from '@/lib/routes';

/** What a visitor typed; what is longer than any name is cut off. */
export const readSought = (typed: string | null): string =>
  cutTo((typed ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim(), NAME_MAX_LENGTH);

/** Without what is no letter or number around it: `“Sea?”` is searched as `Sea`. '' if nothing is left to look for. */
export function wordsOf(sought: string): string {
  const words = sought.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '');
  return plain(words) ? words : '';
}

export const searchPath = (q: string): string => withQuery(ROUTES.search, { q });

export const SUGGESTIONS = '/api/search';

/** What is found, in the order in which it is shown. */
export const KINDS = ['countries', 'years', 'titles', 'authors', 'news', 'films', 'pages'] as const;

export type FoundKind = (typeof KINDS)[number];

export type Suggestion = {
  /** With the language in front. */
  href: string;
  title: string;
  /** The title's language, where it is not the page's. */
  lang?: string;
  /** What it is, in a few words: an artist and a country, a date. */
  notes: string[];
};

export type Suggestions = {
  groups: { kind: FoundKind; items: Suggestion[] }[];
  /** §8: why not all was looked through; null when it was. */
  fault: ErrorToken | null;
};
