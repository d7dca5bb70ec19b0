import { isId } from '../query';
import { ROUTES } from '../routes';

/** A shelf holds at most as many works. */
export const MOST_KEPT = 200;

const LONGEST_ID = 64;
const LONGEST_LIST = MOST_KEPT * (LONGEST_ID + 1);
const NAME = '#works=';
const LONGEST_FRAGMENT = NAME.length + MOST_KEPT * (LONGEST_ID + '%2C'.length);

/** A list of ids as an address or the browser's store gives it: whatever it is, at most MOST_KEPT ids come out, each once. */
export function toIds(text: string): readonly string[] {
  const ids = text.slice(0, LONGEST_LIST).split(',').filter(isId);
  return [...new Set(ids)].slice(0, MOST_KEPT);
}

/** The works in the address of a shared shelf, whose commas may have been encoded on the way; null: the address has none. */
export const idsOfFragment = (fragment: string): readonly string[] | null =>
  fragment.startsWith(NAME)
    ? toIds(fragment.slice(NAME.length, LONGEST_FRAGMENT).replaceAll(/%2c/gi, ','))
    : null;

/** The address of a shelf. Browsers never send what follows #, so no server learns who shares what. */
export const shelfPath = (ids: readonly string[]) => `${ROUTES.shelf}${NAME}${ids.join(',')}`;

/** The works moved from one place to another; the same list when there is no such place. */
export function moved(ids: readonly string[], id: string, place: number): readonly string[] {
  if (!ids.includes(id) || place < 0 || place >= ids.length) return ids;
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

export const SHELF_ENDPOINT = '/api/shelf';
