import { CERTIFICATE_NUMBER_MAX_LENGTH, CERTIFICATE_SEARCH } from '../constants';
import type { Album } from '../domain/album';

/** §4 Certificate query: 0 none (hidden), 1 not found, 2 found. */
export const RESULT = { none: 0, notFound: 1, found: 2 } as const;

type Result = (typeof RESULT)[keyof typeof RESULT];

/** Why a number isn't looked up. `tooLong` is ours: no certificate number is that long. */
type NumberFault = 'empty' | 'tooLong';

/** §8: why a look-up failed. `tooMany` is ours: the limit of look-ups is reached. */
type Failure = 'failed' | 'tooMany';

/** The result of /cert/query: the pictures that can be shown, and the published work with this number. */
export type FoundCertificate = { photos: string[]; album: Album | null };

/** The result of /cert/weSearch: the work; null when there is only a certificate. */
export type FoundWork = { album: Album | null };

/** `work`: the published work with a number that the library does not have. */
export type LookedUp<T> = { found: T | null; work?: Album | null };

export type CertificateOutcome<T> = ({ kind: 'answered' } & LookedUp<T>) | { kind: Failure };

export type CertificateQuery<T> = {
  result: Result;
  /** The number that the result or warning is about. */
  num: string;
  found: T | null;
  /** Ours: the published work with a number that is not found. */
  work: Album | null;
  warning: NumberFault | Failure | null;
  /** Counts the warnings, so that the same warning twice is shown twice. */
  warned: number;
  isLoading: boolean;
};

export type CertificateAction<T> =
  | { type: 'typed'; text: string }
  | { type: 'requested'; num: string }
  | { type: 'settled'; num: string; outcome: CertificateOutcome<T> };

export const EMPTY_QUERY: CertificateQuery<never> = {
  result: RESULT.none,
  num: '',
  found: null,
  work: null,
  warning: null,
  warned: 0,
  isLoading: false,
};

/** The number as typed, without the blanks around it, and without what can't be typed. */
export const numberIn = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** §5: the fault of a trimmed number; null when it is valid. */
export function faultOf(num: string): NumberFault | null {
  if (!num) return 'empty';
  return num.length > CERTIFICATE_NUMBER_MAX_LENGTH ? 'tooLong' : null;
}

/** The fault to show beside the input. */
export const faultIn = ({ warning }: CertificateQuery<unknown>): NumberFault | null =>
  warning === 'empty' || warning === 'tooLong' ? warning : null;

/** §7: the album is searched by num, from start 0, count 1. */
export const albumByNumber = (num: string, locale: string) => ({
  ...CERTIFICATE_SEARCH,
  num,
  locale,
});

/** §4, §5: an empty number is a warning, and no call is made. */
function requested<T>({ warned }: CertificateQuery<T>, num: string): CertificateQuery<T> {
  const warning = faultOf(num);
  return warning
    ? { ...EMPTY_QUERY, num, warned: warned + 1, warning }
    : { ...EMPTY_QUERY, num, warned, isLoading: true };
}

function settle<T>(state: CertificateQuery<T>, outcome: CertificateOutcome<T>) {
  const { num, warned } = state;
  if (outcome.kind !== 'answered') {
    return { ...EMPTY_QUERY, num, warned: warned + 1, warning: outcome.kind };
  }
  const { found, work = null } = outcome;
  const result = found === null ? RESULT.notFound : RESULT.found;
  return { ...EMPTY_QUERY, num, warned, found, work, result };
}

/** §4: emptying the input resets to 0, also during a look-up. The answer for a number other than the current one is ignored. */
export function certificateQuery<T>(
  state: CertificateQuery<T>,
  action: CertificateAction<T>,
): CertificateQuery<T> {
  switch (action.type) {
    case 'typed':
      if (!action.text.trim()) return { ...EMPTY_QUERY, warned: state.warned };
      return faultIn(state) ? { ...state, warning: null } : state;
    case 'requested':
      return requested(state, action.num);
    case 'settled':
      return state.isLoading && state.num === action.num ? settle(state, action.outcome) : state;
  }
}
