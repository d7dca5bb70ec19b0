import { ASK_AGAIN_MS } from '../constants';
import type { Album } from '../domain/album';
import { isRecord } from '../record';

/** §4: a found album is cached under this key. */
const keyOf = (albumId: string) => `album_${albumId}`;

type Kind = 'string' | 'number' | 'boolean';
/** Of what is null or missing in some albums. */
type Loose = 'seq' | 'colours' | 'updatedAt';

/** What each field must be. */
const KINDS = {
  id: 'string',
  name: 'string',
  author: 'string',
  country: 'string',
  countryCode: 'string',
  countryFlag: 'string',
  imgUrl: 'string',
  num: 'string',
  age: 'string',
  teacher: 'string',
  org: 'string',
  description: 'string',
  descriptionLang: 'string',
  sexText: 'string',
  hasSex: 'boolean',
  orgLogo: 'string',
  orgName: 'string',
  label: 'string',
  width: 'number',
  height: 'number',
  color: 'string',
  alt: 'string',
} satisfies Record<Exclude<keyof Album, Loose>, Kind>;

/** Session storage may hold data of an older version of this site, or of any script. */
function isAlbum(value: unknown): value is Album {
  if (!isRecord(value)) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    Object.entries(KINDS).every(([name, kind]) => typeof fields.get(name) === kind) &&
    /^\/(?!\/)/.test(String(fields.get('imgUrl')))
  );
}

/** Where session storage is not available: lasts until the page is reloaded. */
const inMemory = new Map<string, string>();

/** An album, the language of its texts, and when it came. */
type CachedAlbum = Album & { locale?: string; at?: number };

/** Whether it is in this language, and so new that an editor may be thought not to have withdrawn it. */
export const isCurrent = (album: CachedAlbum, locale: string): boolean =>
  album.locale === locale && Math.abs(Date.now() - (album.at ?? 0)) < ASK_AGAIN_MS;

/** Until the tab is closed, so that nothing is left behind on a shared computer. */
export function cacheAlbum(album: Album, locale: string): void {
  const text = JSON.stringify({ ...album, locale, at: Date.now() });
  inMemory.set(keyOf(album.id), text);
  try {
    window.sessionStorage.setItem(keyOf(album.id), text);
  } catch {
    // Storage is full or forbidden; it is in memory.
  }
}

export function forgetAlbum(albumId: string): void {
  inMemory.delete(keyOf(albumId));
  try {
    window.sessionStorage.removeItem(keyOf(albumId));
  } catch {
    // Storage is forbidden: it was in memory.
  }
}

function readText(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key) ?? inMemory.get(key) ?? null;
  } catch {
    return inMemory.get(key) ?? null;
  }
}

/** Null when it is not cached, or not an album. */
export function readAlbum(albumId: string): CachedAlbum | null {
  try {
    const album: unknown = JSON.parse(readText(keyOf(albumId)) ?? 'null');
    return isAlbum(album) && album.id === albumId ? album : null;
  } catch {
    return null;
  }
}
