import { CERTIFICATE_NUMBER_MAX_LENGTH, CERTIFICATE_SEARCH } from '../constants';
import type { Album } from '../domain/album';

/** §4 Certificate query: 0 none (hidden), 1 not found, 2 found. */
export const RESULT = { none: 0, notFound: 1, found: 2 } as const;

type Result = (typeof RESULT)[keyof typeof RESULT];

/** Why a number isn't asked for. `tooLong` is ours: no certificate has such a number, and the box says so itself. */
export type NumberFault = 'empty' | 'tooLong';

/** §8: why a number that was asked for has no result. `tooMany` is ours: the limit of look-ups is reached. */
type Failure = 'failed' | 'tooMany';

/** What /cert/query finds: the pictures that can be shown, and the work that bears the number when it is on show. */
export type FoundCertificate = { photos: string[]; album: Album | null };

/** What /cert/weSearch finds: the work, null when there is only the certificate. */
export type FoundWork = { album: Album | null };

export type CertificateOutcome<T> = { kind: 'answered'; found: T | null } | { kind: Failure };

export type CertificateQuery<T> = {
  result: Result;
  /** What the result or the warning speaks of. */
  num: string;
  found: T | null;
  warning: NumberFault | Failure | null;
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

/** §5: what keeps a number, trimmed, from being asked for; null when it is asked for as it is. */
export function faultOf(num: string): NumberFault | null {
  if (!num) return 'empty';
  return num.length > CERTIFICATE_NUMBER_MAX_LENGTH ? 'tooLong' : null;
}

/** The fault that the box speaks of. */
export const faultIn = ({ warning }: CertificateQuery<unknown>): NumberFault | null =>
  warning === 'empty' || warning === 'tooLong' ? warning : null;

/** §7: the album is searched by num, from start 0, count 1. */
export const albumByNumber = (num: string, locale: string) => ({
  ...CERTIFICATE_SEARCH,
  num,
  locale,
});

/** §4, §5: asking for nothing is a warning, and no call. */
function ask<T>({ warned }: CertificateQuery<T>, num: string): CertificateQuery<T> {
  const warning = faultOf(num);
  return warning
    ? { ...NOTHING_ASKED, num, warned: warned + 1, warning }
    : { ...NOTHING_ASKED, num, warned, isAsking: true };
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
      return faultIn(state) ? { ...state, warning: null } : state;
    case 'asked':
      return ask(state, action.num);
    case 'settled':
      return state.isAsking && state.num === action.num ? settle(state, action.outcome) : state;
  }
}
