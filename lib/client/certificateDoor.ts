import type { Album } from '../domain/album';
import type { CertificateOutcome, FoundCertificate } from '../state/certificateQuery';

const DOOR = '/api/cert';
const TOO_MANY_REQUESTS = 429;

/** Asks one of the doors below /api/cert. A fault of the network, of the service, and an unreadable answer are one. */
async function askDoor<Answer, T>(
  address: string,
  signal: AbortSignal,
  toFound: (answer: Answer) => T | null,
): Promise<CertificateOutcome<T>> {
  try {
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
    if (response.status === TOO_MANY_REQUESTS) return { kind: 'tooMany' };
    if (!response.ok) return { kind: 'failed' };
    const answer: Answer = await response.json();
    return { kind: 'answered', found: toFound(answer) };
  } catch {
    return { kind: 'failed' };
  }
}

type Ask<T> = (num: string, locale: string, signal: AbortSignal) => Promise<CertificateOutcome<T>>;

/** §2 /cert/query. §7: no picture means not found. */
export const askCertificate: Ask<FoundCertificate> = (unicode, locale, signal) =>
  askDoor<FoundCertificate, FoundCertificate>(
    `${DOOR}?${new URLSearchParams({ unicode, locale })}`,
    signal,
    (answer) => (answer.photos.length > 0 ? answer : null),
  );

/** §2 /cert/weSearch. */
export const askAlbum: Ask<Album> = (num, locale, signal) =>
  askDoor<{ album: Album | null }, Album>(
    `${DOOR}/album?${new URLSearchParams({ num, locale })}`,
    signal,
    ({ album }) => album,
  );
