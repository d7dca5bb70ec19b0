import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { NextRequest } from 'next/server';
import { attempt } from '@/lib/attempt';
import type { Album } from '@/lib/domain/album';
import { ServiceError } from '@/lib/errors';
import { toSiteLocale } from '@/lib/i18n/locales';
import { listPublished } from '@/lib/services/artexhAlbum';
import { query } from '@/lib/services/artexhCert';
import {
  albumByNumber,
  faultOf,
  numberIn,
  type FoundCertificate,
  type FoundWork,
  type LookedUp,
} from '@/lib/state/certificateQuery';
import { refuse, respond } from './answers';
import { limit } from './limits';
import { visitorAddress } from './requests';

/** Every look-up takes at least this long, so that its duration doesn't show whether the number exists. */
const MINIMUM_MS = 120;
const LIMIT = { points: 20, seconds: 60 } as const;

async function withMinimumTime<T>(work: () => Promise<T>): Promise<T> {
  const [value] = await Promise.all([work(), wait(MINIMUM_MS)]);
  return value;
}

async function findAlbum(num: string, locale: string): Promise<Album | null> {
  const { items } = await listPublished(albumByNumber(num, locale));
  return items[0] ?? null;
}

type LookUp<T> = (num: string, locale: string) => Promise<LookedUp<T>>;

/** If the work fails to load, the certificate is returned without it. */
export const lookUpCertificate: LookUp<FoundCertificate> = (num, locale) =>
  withMinimumTime(async () => {
    const [certificate, album] = await Promise.all([query(num), attempt(findAlbum(num, locale))]);
    const work = album.ok ? album.value : null;
    return certificate
      ? { found: { photos: certificate.photos, album: work } }
      : { found: null, work };
  });

/** §2 /cert/weSearch. A certificate is genuine even when no published work has its number. */
export const lookUpWork: LookUp<FoundWork> = (num, locale) =>
  withMinimumTime(async () => {
    const album = await findAlbum(num, locale);
    return { found: album || (await query(num)) ? { album } : null };
  });

/** Throws invalid.params (§8) for none, and for one that is too long. */
export function readNumber(text: string): string {
  const num = numberIn(text);
  const fault = faultOf(num);
  if (fault) throw new ServiceError('invalid.params', `the number: ${fault}`);
  return num;
}

/** 20 look-ups a minute per address, pages and endpoints together, so that numbers can't be guessed. */
export const mayLookUp = (headers: Headers): Promise<boolean> =>
  limit('certificate', visitorAddress(headers), LIMIT);

/** Both certificate endpoints: count against the limit, validate, look up. */
export async function answerLookUp(
  { headers, nextUrl: { pathname, searchParams } }: NextRequest,
  name: string,
  lookUp: LookUp<unknown>,
): Promise<Response> {
  if (!(await mayLookUp(headers))) return refuse('too.many');
  const locale = toSiteLocale(searchParams.get('locale') ?? '');
  const num = searchParams.get(name) ?? '';
  return respond(pathname, async () => lookUp(readNumber(num), locale));
}
