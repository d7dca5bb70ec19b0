import type { Album } from '@/lib/domain/album';
import type { Env } from '@/lib/env';

/**
 * What is shown of a young artist. lib/services passes every album through here, so that pages, previews, structured
 * data, feeds and alt texts all show the same. The default is what §2 and §9 show (docs/decisions/0012).
 */
export type MinorsPolicy = Env['minors'];

const FAMILY_NAME_ALONE = /^[\p{Script=Han}\p{Script=Hangul}]{2,}$/u;
/** From this length on, the family name of a Chinese or Korean name has two characters. */
const COMPOUND_FROM = 4;

/** `Hana Mori` becomes `Hana M.`; of a name without spaces, family name first, the given name stays. */
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

/** `9` becomes `7-9`. What isn't a number is left out. */
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
  // An editor's alt text may contain the artist's name, too.
  const reworded = (text: string) => (author ? text.replaceAll(author, () => shown) : text);
  return {
    ...album,
    author: shown,
    age: shownAge(album.age, policy),
    sexText: shownSex(album, policy),
    description: reworded(album.description),
    alt: reworded(album.alt),
  };
}
