import { CERTIFICATE_SEARCH } from '../constants';
import type { Album } from '../domain/album';

/** As the library of certificates keeps it: no number is longer. */
export const CERTIFICATE_NUMBER_MAX_LENGTH = 64;

/** §4 Certificate query: 0 none (hidden), 1 not found, 2 found. */
export const RESULT = { none: 0, notFound: 1, found: 2 } as const;

type Result = (typeof RESULT)[keyof typeof RESULT];

/** §8: what a visitor is warned of instead of a result. `tooMany` is ours: the limit of look-ups is reached. */
type Warning = 'empty' | 'failed' | 'tooMany';

/** What /cert/query finds: the pictures, and the work that bears the number when it is on show. */
export type FoundCertificate = { photos: string[]; album: Album | null };

export type CertificateOutcome<T> =
  { kind: 'answered'; found: T | null } | { kind: Exclude<Warning, 'empty'> };

export type CertificateQuery<T> = {
  result: Result;
  /** What the result or the warning speaks of. */
  num: string;
  found: T | null;
  warning: Warning | null;
  /** How often a warning was given: the same one twice is news, too. */
  warned: number;
  isAsking: boolean;
};

export type CertificateAction<T> =
  | { type: 'typed'; text: string }
  | { type: 'asked'; num: string }
  | { type: 'settled'; num: string; outcome: CertificateOutcome<T> };

export const NOTHING_ASKED: CertificateQuery<never> = {
  result: RESULT.none,
  num: '',
  found: null,
  warning: null,
  warned: 0,
  isAsking: false,
};

/** However it is typed: around it spaces, in any case, with full-width digits. */
export const toCertificateNumber = (text: string) => text.normalize('NFKC').trim().toUpperCase();

export const isTooLong = (num: string) => num.length > CERTIFICATE_NUMBER_MAX_LENGTH;

/** §7: the album is searched by num, from start 0, count 1. */
export const albumByNumber = (num: string, locale: string) => ({
  ...CERTIFICATE_SEARCH,
  num,
  locale,
});

/** §4, §5: asking for nothing is a warning, and no call. */
function ask<T>(state: CertificateQuery<T>, num: string): CertificateQuery<T> {
  const { warned } = state;
  return num
    ? { ...NOTHING_ASKED, warned, num, isAsking: true }
    : { ...NOTHING_ASKED, warned: warned + 1, warning: 'empty' };
}

function settle<T>(state: CertificateQuery<T>, outcome: CertificateOutcome<T>) {
  const { num, warned } = state;
  if (outcome.kind !== 'answered') {
    return { ...NOTHING_ASKED, num, warned: warned + 1, warning: outcome.kind };
  }
  const { found } = outcome;
  const result = found === null ? RESULT.notFound : RESULT.found;
  return { ...NOTHING_ASKED, num, warned, found, result };
}

/** §4: emptying the box gives 0; so does it to a question under way. An answer to another number comes too late. */
export function certificateQuery<T>(
  state: CertificateQuery<T>,
  action: CertificateAction<T>,
): CertificateQuery<T> {
  switch (action.type) {
    case 'typed':
      if (!action.text.trim()) return { ...NOTHING_ASKED, warned: state.warned };
      return state.warning === 'empty' ? { ...state, warning: null } : state;
    case 'asked':
      return ask(state, action.num);
    case 'settled':
      return state.isAsking && state.num === action.num ? settle(state, action.outcome) : state;
  }
}
