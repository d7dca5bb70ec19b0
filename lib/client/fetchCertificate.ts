import type {
  CertificateOutcome,
  FoundCertificate,
  FoundWork,
  LookedUp,
} from '../state/certificateQuery';
import { fetchUntilSilent } from './json';

const ENDPOINT = '/api/cert';
const TOO_MANY_REQUESTS = 429;

/** Calls an endpoint below /api/cert. A network failure, a service failure and an unreadable response are the same to the caller. */
async function fetchFound<T>(address: string, signal: AbortSignal): Promise<CertificateOutcome<T>> {
  try {
    const headers = { accept: 'application/json' };
    const response = await fetchUntilSilent(address, { headers, signal });
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
