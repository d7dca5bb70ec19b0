import type { Album } from '@/lib/domain/album';
import type { Env } from '@/lib/env';

/**
 * What is shown of a young artist. lib/services passes every album through here, so that pages, previews, structured
 * data, feeds and alt texts all show the same. The default is what §2 and §9 show (docs/decisions/0012).
 */
export type MinorsPolicy = Env['minors'];

const LETTERS = String.raw`[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}ーｰ]+`;
/** Where they are used, the family name stands first. */
const EAST_ASIAN = new RegExp(LETTERS, 'u');
const BEGINS_EAST_ASIAN = new RegExp(`^${LETTERS}`, 'u');
const ALL_EAST_ASIAN = new RegExp(`^${LETTERS}$`, 'u');

const FAMILY_NAME_ALONE = /^[\p{sc=Han}\p{sc=Hangul}]{2,}$/u;
const FAMILY_NAME_BEFORE_KANA = /^\p{sc=Han}+(?=[\p{sc=Hiragana}\p{sc=Katakana}])/u;
/** From this length on, the family name of a Chinese or Korean name has two characters. */
const COMPOUND_FROM = 4;

/** What stands between commas: several artists, or one's family name and the others. */
const BETWEEN_COMMAS = /[^\s,،，、][^,،，、]*/g;
/** `、` stands between several artists only. */
const BETWEEN_LIST_COMMAS = /[^\s、][^、]*/g;
const SEVERAL_WORDS = /\S\s+\S/;
/** `de la Cruz, Ana María` is one artist. */
const PARTICLE_BEFORE_COMMA = /^\p{Ll}[^,،，]*[,،，]\s*\p{Lu}/u;
/** `Mori, Hana` */
const FAMILY_NAME_BEFORE_COMMA = /^([^,،，]+)[,،，]\s*(\p{L}.*)$/su;
/** `王, 小明`: no artist's name is one letter alone. */
const LETTER_BEFORE_COMMA = /^[\p{sc=Han}\p{sc=Hangul}]\s*[,，]\s*([^,，、]+)$/u;
/** Between the parts of a foreign name in East Asian letters, given name first. */
const DOTS = /[·•・･‧]/;

/** Of a name without spaces, family name first. */
function withoutFamilyName(name: string): string {
  if (!FAMILY_NAME_ALONE.test(name)) return name.replace(FAMILY_NAME_BEFORE_KANA, '');
  const letters = [...name];
  return letters.slice(letters.length >= COMPOUND_FROM ? 2 : 1).join('');
}

/** What follows in other letters is the same name once more: it is left out. */
function eastAsianGivenName(name: string): string {
  const [first = '', ...given] = name.split(/\s+/);
  const isApart = given.length > 0 && [first, ...given].every((part) => ALL_EAST_ASIAN.test(part));
  // One letter before a name in others is the family's.
  const isFamilys = [...first].length === 1 && !given.some((part) => EAST_ASIAN.test(part));
  if (isApart || (given.length > 0 && isFamilys)) return given.join(' ');
  return withoutFamilyName(BEGINS_EAST_ASIAN.exec(first)?.[0] ?? first);
}

/** Of one artist. */
function shortened(artist: string): string {
  const given = LETTER_BEFORE_COMMA.exec(artist)?.[1];
  if (given) return given.trim();
  const name = artist.replace(FAMILY_NAME_BEFORE_COMMA, '$2 $1');
  const [beforeDot = '', ...others] = EAST_ASIAN.test(name) ? name.split(DOTS) : [name];
  if (others.length > 0) return beforeDot.trim();
  if (BEGINS_EAST_ASIAN.test(name)) return eastAsianGivenName(name);
  const [first = '', ...rest] = name.split(/\s+/);
  const initial = [...(rest.at(-1) ?? '')][0];
  // One East Asian letter may be the whole family name.
  if (!initial || EAST_ASIAN.test(initial)) return first;
  return `${first} ${initial.toLocaleUpperCase()}.`;
}

const betweenCommas = (name: string): string[] =>
  (name.match(BETWEEN_COMMAS) ?? []).map((part) => part.trim());

/** What has several words, as a full name does. */
const fullNamesIn = (parts: readonly string[]): string[] =>
  parts.filter((part) => SEVERAL_WORDS.test(part));

/** Whether full names may stand between the commas: `Hana Mori, Ken Ito`, but `García López, Ana María` too. */
const mayBeFullNames = (name: string): boolean =>
  !PARTICLE_BEFORE_COMMA.test(name) && fullNamesIn(betweenCommas(name)).length > 1;

/**
 * Whether family names may stand before given names: `Müller, Anna Lena, Schmidt, Jan Paul`. In a list of full names one word is an
 * artist who has no other; in East Asian letters it is a full name.
 */
function mayBePairs(parts: readonly string[]): boolean {
  const isOneWord = (part = '') =>
    part !== '' && !SEVERAL_WORDS.test(part) && !BEGINS_EAST_ASIAN.test(part);
  return parts.some(
    (part, at) =>
      isOneWord(part) && (isOneWord(parts[at + 1]) || (parts.length % 2 === 0 && at % 2 === 0)),
  );
}

/** What finds each artist in a list; null where one stands, or may stand: a family name and given names may be between commas, too. */
function eachOf(name: string): RegExp | null {
  const parts = betweenCommas(name);
  if (parts.length < 2) return null;
  if (name.includes('、')) return BETWEEN_LIST_COMMAS;
  if (BEGINS_EAST_ASIAN.test(name)) return LETTER_BEFORE_COMMA.test(name) ? null : BETWEEN_COMMAS;
  // A family name and given names are in one script.
  const isList = parts.length > 2 || parts.some((part) => BEGINS_EAST_ASIAN.test(part));
  return isList && mayBeFullNames(name) && !mayBePairs(parts) ? BETWEEN_COMMAS : null;
}

/** `Hana Mori` and `Mori, Hana` become `Hana M.`, each of a list by itself; in East Asian letters the given name stays. */
export function withInitial(author: string): string {
  const name = author.normalize().trim();
  const each = eachOf(name);
  return each ? name.replace(each, (artist) => withInitial(artist)) : shortened(name);
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

const PARTS = /[^\s,،，]+/g;
/** What stands between them: in East Asian letters also nothing. */
const GAP = String.raw`[\s,،，]`;
const SIGNS = /[.*+?^${}()|[\]\\/]/g;

/** In other letters a name may begin or end within a word: in Arabic a preposition stands right before it. */
const CASED = String.raw`[\p{Lu}\p{Ll}]`;
const NOT_WITHIN_WORD = `(?<!${CASED})`;
/**
 * A single letter may follow, as the s of a genitive: not after a short part, as in `He lit` of He Li. In Cyrillic the endings of
 * cases have up to two.
 */
const TO_WORD_END = String.raw`(?:(?<=\p{sc=Cyrillic})(?!${CASED}{3})|(?!${CASED}{2})(?:(?<=${CASED}{3})|(?!${CASED})))`;

/** What has more parts is rather a list of artists, and found in its own order only. */
const MOST_TURNED = 8;

/** The name with other spaces, and with the family name first or last. */
function turned(name: string): string[] {
  const parts: string[] = name.match(PARTS) ?? [name];
  const gap = GAP + (BEGINS_EAST_ASIAN.test(name) ? '*' : '+');
  const starts = parts.length > MOST_TURNED ? [0] : [...parts.keys()];
  return starts.map((first) =>
    [...parts.slice(first), ...parts.slice(0, first)]
      .map((part) => part.replace(SIGNS, '\\$&'))
      .join(gap),
  );
}

/** The names as they are typed elsewhere, in capitals too. */
const anyForm = (names: readonly string[]) =>
  new RegExp(`${NOT_WITHIN_WORD}(?:${names.flatMap(turned).join('|')})${TO_WORD_END}`, 'giu');

/** What stands together in East Asian letters. */
const IN_EAST_ASIAN = new RegExp(String.raw`(${LETTERS}(?:[\s·•・･‧]+${LETTERS})*)`, 'u');
const AROUND_LETTERS = /^\P{L}+|[^\p{L}\p{M}]+$/gu;

/** What tells more than is shown: the whole, and what stands in it in East Asian letters or in others. */
function fullNames(artist: string): string[] {
  const scripts = EAST_ASIAN.test(artist) ? artist.split(IN_EAST_ASIAN) : [];
  const names = [artist, ...scripts.map((part) => part.replace(AROUND_LETTERS, ''))];
  return [...new Set(names)].filter((name) => shortened(name) !== name);
}

/** The artists in the field. Where it can't be told whether they are several, the whole comes first. */
function artistsIn(author: string): string[] {
  const name = author.normalize().trim();
  const each = eachOf(name);
  if (each) return (name.match(each) ?? []).flatMap(artistsIn);
  const parts = betweenCommas(name);
  if (parts.length < 3 && !mayBeFullNames(name)) return [name];
  // Before a comma, what begins with a particle is a family name.
  const others = PARTICLE_BEFORE_COMMA.test(name) ? parts.slice(1) : parts;
  // Two that stand side by side may be one artist: `Müller, Anna Lena` of four.
  const pairs = parts.slice(1).map((part, at) => `${parts[at]}, ${part}`);
  return [name, ...pairs, ...fullNamesIn(others)];
}

/** For each artist in the field: the forms of the name, and what is shown instead. */
function formsOf(author: string): { form: RegExp; shown: string }[] {
  return artistsIn(author).flatMap((artist) => {
    const names = fullNames(artist);
    return names.length > 0 ? [{ form: anyForm(names), shown: shortened(artist) }] : [];
  });
}

/** What begins small and goes on after a short last part is words of a sentence: `ли наш` isn't Ли На, but Ли Джуном is Ли Джун. */
const isWords = (found: string, after: string) =>
  /^\p{Ll}/u.test(found) && /(?<!\p{L})\p{L}{1,2}$/u.test(found) && /^[\p{Lu}\p{Ll}]/u.test(after);

/** For texts of an editor's in which an artist's full name may stand. */
function rewording(author: string): (text: string) => string {
  let forms: ReturnType<typeof formsOf> | undefined;
  return (text) => {
    if (!text) return text;
    forms ??= formsOf(author);
    if (forms.length === 0) return text;
    return forms.reduce(
      (reworded, { form, shown }) =>
        reworded.replace(form, (found, at: number, whole: string) =>
          isWords(found, whole.slice(at + found.length)) ? found : shown,
        ),
      text.normalize(),
    );
  };
}

export const withInitialIn = (text: string, author: string): string =>
  text && rewording(author)(text);

export function forDisplay(album: Album, policy: MinorsPolicy): Album {
  const { author } = album;
  // An editor's alt text may contain the artist's name, too.
  const reworded = policy.name === 'initial' ? rewording(author) : (text: string) => text;
  return {
    ...album,
    author: shownName(author, policy),
    age: shownAge(album.age, policy),
    sexText: shownSex(album, policy),
    description: reworded(album.description),
    alt: reworded(album.alt),
  };
}
