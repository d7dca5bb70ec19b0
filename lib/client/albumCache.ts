import type { Album } from '../domain/album';

/** §4: a found album is cached under this key. */
const keyOf = (albumId: string) => `album_${albumId}`;

const TEXTS = [
  ...['id', 'name', 'author', 'country', 'countryCode', 'countryFlag', 'imgUrl', 'num', 'age'],
  ...['teacher', 'org', 'description', 'sexText', 'orgLogo', 'orgName', 'label', 'color', 'alt'],
];
const NUMBERS = ['width', 'height'];

/** Another version of this site, or anybody's script, may have put it there. */
function isAlbum(value: unknown): value is Album {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    TEXTS.every((name) => typeof fields.get(name) === 'string') &&
    NUMBERS.every((name) => typeof fields.get(name) === 'number') &&
    /^\/(?!\/)/.test(String(fields.get('imgUrl')))
  );
}

/** For a browser that keeps nothing: lasts until the page is loaded anew. */
const inMemory = new Map<string, string>();

/** Until the tab is closed: what a visitor looked at stays on no shared computer. */
export function cacheAlbum(album: Album): void {
  const text = JSON.stringify(album);
  inMemory.set(keyOf(album.id), text);
  try {
    window.sessionStorage.setItem(keyOf(album.id), text);
  } catch {
    // Full or forbidden: the memory has it.
  }
}

function readText(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key) ?? inMemory.get(key) ?? null;
  } catch {
    return inMemory.get(key) ?? null;
  }
}

/** Null when it is not cached, or is no album. */
export function readAlbum(albumId: string): Album | null {
  try {
    const album: unknown = JSON.parse(readText(keyOf(albumId)) ?? 'null');
    return isAlbum(album) && album.id === albumId ? album : null;
  } catch {
    return null;
  }
}
