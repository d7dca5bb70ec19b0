import type {
  CertificateOutcome,
  FoundCertificate,
  FoundWork,
  LookedUp,
} from '../state/certificateQuery';
import { LONGEST_WAIT_MS } from './json';

const ENDPOINT = '/api/cert';
const TOO_MANY_REQUESTS = 429;

/** Ends with `signal`, or when the wait is too long. AbortSignal.any is younger than the oldest browsers that Next supports. */
function withLimit(signal: AbortSignal): AbortSignal {
  const either = new AbortController();
  for (const end of [signal, AbortSignal.timeout(LONGEST_WAIT_MS)])
    end.addEventListener('abort', () => either.abort());
  return either.signal;
}

/** Calls an endpoint below /api/cert. A network failure, a service failure and an unreadable response are the same to the caller. */
async function fetchFound<T>(address: string, signal: AbortSignal): Promise<CertificateOutcome<T>> {
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(address, { headers, signal: withLimit(signal) });
    if (response.status === TOO_MANY_REQUESTS) return { kind: 'tooMany' };
    if (!response.ok) return { kind: 'failed' };
    const answer: LookedUp<T> = await response.json();
    return { kind: 'answered', ...answer };
  } catch {
    return { kind: 'failed' };
  }
}

type Fetch<T> = (
  num: string,
  locale: string,
  signal: AbortSignal,
) => Promise<CertificateOutcome<T>>;

/** §2 /cert/query. */
export const fetchCertificate: Fetch<FoundCertificate> = (unicode, locale, signal) =>
  fetchFound(`${ENDPOINT}?${new URLSearchParams({ unicode, locale })}`, signal);

/** §2 /cert/weSearch. */
export const fetchWork: Fetch<FoundWork> = (num, locale, signal) =>
  fetchFound(`${ENDPOINT}/album?${new URLSearchParams({ num, locale })}`, signal);
