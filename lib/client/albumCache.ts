import type { Album } from '../domain/album';

/** §4: a found album is cached under this key. */
const keyOf = (albumId: string) => `album_${albumId}`;

const TEXTS = [
  ...['id', 'name', 'author', 'country', 'countryCode', 'countryFlag', 'imgUrl', 'num', 'age'],
  ...[
    'teacher',
    'org',
    'description',
    'descriptionLang',
    'sexText',
    'orgLogo',
    'orgName',
    'label',
    'color',
    'alt',
  ],
];
const NUMBERS = ['width', 'height'];

/** Session storage may hold data of an older version of this site, or of any script. */
function isAlbum(value: unknown): value is Album {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    TEXTS.every((name) => typeof fields.get(name) === 'string') &&
    NUMBERS.every((name) => typeof fields.get(name) === 'number') &&
    /^\/(?!\/)/.test(String(fields.get('imgUrl')))
  );
}

/** Where session storage is not available: lasts until the page is reloaded. */
const inMemory = new Map<string, string>();

/** An album, and the language of its texts. */
type CachedAlbum = Album & { locale?: string };

/** Until the tab is closed, so that nothing is left behind on a shared computer. */
export function cacheAlbum(album: Album, locale: string): void {
  const text = JSON.stringify({ ...album, locale });
  inMemory.set(keyOf(album.id), text);
  try {
    window.sessionStorage.setItem(keyOf(album.id), text);
  } catch {
    // Storage is full or forbidden; it is in memory.
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
