import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { Album } from '@/lib/domain/album';
import { ServiceError } from '@/lib/errors';
import { listPublished } from '@/lib/services/artexhAlbum';
import { query } from '@/lib/services/artexhCert';
import {
  albumByNumber,
  isTooLong,
  toCertificateNumber,
  type FoundCertificate,
} from '@/lib/state/certificateQuery';
import { limit } from './limits';
import { visitorAddress } from './visitorAddress';

/** A hit and a miss cost the services not quite the same: both take at least this long. */
const EVEN_MS = 120;
const LIMIT = { points: 20, seconds: 60 } as const;

async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const [value] = await Promise.all([work(), wait(EVEN_MS)]);
  return value;
}

async function findAlbum(num: string, locale: string): Promise<Album | null> {
  const { items } = await listPublished(albumByNumber(num, locale));
  return items[0] ?? null;
}

/** Null: not found. The work is only shown beside the pictures, so it is asked for either way. */
export async function lookUpCertificate(num: string, locale: string): Promise<FoundCertificate> {
  const nothing = { photos: [], album: null };
  return evenly(async () => {
    if (isTooLong(num)) return nothing;
    const [certificate, album] = await Promise.all([query(num), findAlbum(num, locale)]);
    return certificate ? { photos: certificate.photos, album } : nothing;
  });
}

/** §2 /cert/weSearch. */
export async function lookUpAlbum(num: string, locale: string): Promise<{ album: Album | null }> {
  return evenly(async () => ({ album: isTooLong(num) ? null : await findAlbum(num, locale) }));
}

/** §5: a number may not be empty. */
export function readNumber(text: string): string {
  const num = toCertificateNumber(text);
  if (!num) throw new ServiceError('invalid.params', 'the number is empty');
  return num;
}

/** 20 look-ups a minute from one address, on the pages and the doors together: numbers are not to be guessed. */
export const mayLookUp = (headers: Headers): Promise<boolean> =>
  limit('certificate', visitorAddress(headers), LIMIT);

export const LIMIT_SECONDS = LIMIT.seconds;
