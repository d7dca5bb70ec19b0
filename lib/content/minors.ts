import type { Album } from '@/lib/domain/album';
import type { Env } from '@/lib/env';

/**
 * What of a young artist is shown. Every album passes through here on its way out of lib/services, so pages, previews,
 * structured data, feeds and alt texts all show the same. The default is what §2 and §9 show (docs/decisions/0012).
 */
export type MinorsPolicy = Env['minors'];

const FAMILY_NAME_ALONE = /^[\p{Script=Han}\p{Script=Hangul}]{2,}$/u;
/** From this length on, a Chinese or Korean name begins with a family name of two characters. */
const COMPOUND_FROM = 4;

/** `Hana Mori` is `Hana M.`; of a name that is written in one, family name first, the given name stays. */
export function withInitial(author: string): string {
  const name = author.trim();
  if (FAMILY_NAME_ALONE.test(name)) {
    const letters = [...name];
    return letters.slice(letters.length >= COMPOUND_FROM ? 2 : 1).join('');
  }
  const [first = '', ...rest] = name.split(/\s+/);
  const initial = [...(rest.at(-1) ?? '')][0];
  return initial ? `${first} ${initial.toLocaleUpperCase()}.` : first;
}

const YOUNGEST = 4;
const BAND_YEARS = 3;

/** `9` is `7-9`. What isn't a number is nobody's age, and is left out. */
export function toAgeBand(age: string): string {
  const years = Number.parseInt(age, 10);
  if (!Number.isInteger(years) || years < 0) return '';
  if (years < YOUNGEST) return `0-${YOUNGEST - 1}`;
  const from = years - ((years - YOUNGEST) % BAND_YEARS);
  return `${from}-${from + BAND_YEARS - 1}`;
}

export const shownName = (author: string, { name }: MinorsPolicy) =>
  name === 'initial' ? withInitial(author) : author;

export const shownAge = (age: string, policy: MinorsPolicy) =>
  policy.age === 'band' ? toAgeBand(age) : age;

const shownSex = ({ sexText, hasSex }: Album, { gender }: MinorsPolicy) =>
  gender === 'given' && !hasSex ? '' : sexText;

export function forDisplay(album: Album, policy: MinorsPolicy): Album {
  const { author } = album;
  const shown = shownName(author, policy);
  // An editor may have named the artist in words of their own, too.
  const reworded = (text: string) => (author ? text.replaceAll(author, shown) : text);
  return {
    ...album,
    author: shown,
    age: shownAge(album.age, policy),
    sexText: shownSex(album, policy),
    description: reworded(album.description),
    alt: reworded(album.alt),
  };
}
