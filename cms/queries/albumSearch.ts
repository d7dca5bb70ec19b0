import { withInitial } from '@/lib/content/minors';
import { UNCOUNTED } from '@/lib/contract/siteSearch';
import { plain } from '@/lib/plain';
import { SHOWS_INITIALS } from '../env';
import { PUBLISHED } from './albumsOfLabel';
import { briefly } from './briefly';
import { foundIds, isPostgres, rows } from './database';
import { raw, sql, type SQL } from './sql';

/** Tables to read, and conditions. */
type Reading = { from: SQL; conditions: readonly SQL[] };
/** How a page is read, and how all that matches is counted. `readsAll`: no index helps, so that all works are read. */
type Search = { paged: Reading; counted: Reading; readsAll: boolean };
type Word = { column: 'search_name' | 'search_author'; text: string };

/** No index has found few of them. */
export const ALL = raw('albums a');
const FOUND = raw('albums_search CROSS JOIN albums a ON a.id = albums_search.rowid');
const TRIGRAM = 3;
/** More of them are found as fast by reading all. */
export const FEW = UNCOUNTED - 1;

const likeText = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
/** On SQLite a third faster than `instr`, over all works. */
const isIn = ({ column, text }: Word) => sql`a.${raw(column)} LIKE ${likeText(text)} ESCAPE '\\'`;

export const hasTrigram = ({ text }: { text: string }) => [...text].length >= TRIGRAM;
/** What a table of trigrams looks for. */
export const toPhrase = ({ column, text }: { column: string; text: string }) =>
  `${column} : "${text.replaceAll('"', '""')}"`;

/** A list as a table of one column, `value`. */
async function tableOf(values: readonly (number | string)[]): Promise<SQL> {
  const list = JSON.stringify(values);
  return (await isPostgres())
    ? sql`jsonb_array_elements_text(CAST(${list} AS jsonb))`
    : sql`json_each(${list})`;
}

/** The ids that a statement finds; null when they are many. A page and its count share the result. */
const findFew = (key: string, found: SQL): Promise<number[] | null> =>
  briefly(`few ${key}`, async () => {
    const few = await foundIds(sql`${found} LIMIT ${FEW + 1}`);
    return few.length > FEW ? null : few;
  });

/** CROSS JOIN makes SQLite read the few first. */
const readFew = async (ids: readonly number[], conditions: readonly SQL[]): Promise<Reading> => ({
  from: sql`${await tableOf(ids)} few CROSS JOIN albums a`,
  conditions: [sql`a.id = CAST(few.value AS INTEGER)`, ...conditions],
});

const both = (reading: Reading, readsAll: boolean): Search => ({
  paged: reading,
  counted: reading,
  readsAll,
});

const scan = (words: readonly Word[], readsAll: boolean): Search =>
  both({ from: ALL, conditions: words.map(isIn) }, readsAll);

/** PostgreSQL has an index of each letter and pair of letters (see the migration). */
const hasLetters = ({ column, text }: Word) =>
  sql`letter_pairs(a.${raw(column)}) @> ARRAY[CAST(${text} AS text)]`;

/** After all other letters. */
const LAST_LETTER = '\u{10FFFF}';

/** SQLite: the works with trigrams that begin with these letters, where a final sigma is stored as any other (see the migration). */
function bearersOf({ column, text }: Word): SQL {
  const letters = text.replaceAll('ς', 'σ');
  return sql`SELECT doc FROM albums_trigrams
    WHERE term >= ${letters} AND term < ${letters + LAST_LETTER} AND col = ${column}`;
}

/** A word of one or two letters. Where more than a few works have it, the first are soon found among all. */
async function searchLetters(word: Word): Promise<Search> {
  const found = (await isPostgres())
    ? sql`SELECT a.id FROM albums a WHERE ${PUBLISHED} AND ${hasLetters(word)}`
    : sql`SELECT DISTINCT a.id FROM (${bearersOf(word)}) found
        CROSS JOIN albums a ON a.id = found.doc WHERE ${PUBLISHED}`;
  const few = await findFew(JSON.stringify(word), found);
  return few ? both(await readFew(few, []), false) : scan([word], true);
}

/**
 * On SQLite the trigrams are in a table of their own, filled by triggers. It is used to count, and when few works match. When many
 * match, the works themselves are scanned, which soon finds enough.
 */
async function searchTrigrams(words: readonly Word[]): Promise<Search> {
  const phrase = words.filter(hasTrigram).map(toPhrase).join(' AND ');
  const isFound = sql`albums_search MATCH ${phrase}`;
  const few = await findFew(phrase, sql`SELECT rowid AS id FROM albums_search WHERE ${isFound}`);
  const short = words.filter((word) => !hasTrigram(word)).map(isIn);
  const { paged } = few ? both(await readFew(few, short), false) : scan(words, false);
  return { paged, counted: { from: FOUND, conditions: [...short, isFound] }, readsAll: false };
}

/** With MINORS_NAME=initial: the word must be in the name as it is shown, so that searching a family name finds nobody. */
async function isShownAs(text: string): Promise<SQL> {
  const authors = await briefly('authors', () =>
    rows<{ author: string | null }>(sql`SELECT DISTINCT author FROM albums`),
  );
  const found = authors.flatMap(({ author }) =>
    author && plain(withInitial(author)).includes(text) ? author : [],
  );
  return sql`a.author IN (SELECT value FROM ${await tableOf(found)} found)`;
}

/** What is looked for in names and authors; `isOnly`: one of them, and nothing else narrows the search. */
type Sought = { name: string; author: string; isOnly: boolean };

/** §7: name and author match a part of the value, ignoring case and accents, as the search columns do. */
export async function searchAlbums(sought: Sought): Promise<Search> {
  const shown = plain(sought.author);
  if (!SHOWS_INITIALS || !shown) return searchWords(sought);
  const { paged, counted } = await searchWords({ ...sought, author: '', isOnly: false });
  const isShown = await isShownAs(shown);
  const also = ({ from, conditions }: Reading) => ({ from, conditions: [...conditions, isShown] });
  return { paged: also(paged), counted: also(counted), readsAll: false };
}

async function searchWords({ name, author, isOnly }: Sought): Promise<Search> {
  const words: Word[] = [
    { column: 'search_name', text: plain(name) },
    { column: 'search_author', text: plain(author) },
  ];
  const wanted = words.filter(({ text }) => text);
  if (wanted.some(hasTrigram)) {
    return (await isPostgres()) ? scan(wanted, false) : searchTrigrams(wanted);
  }
  const [word] = wanted;
  if (!word) return scan([], false);
  return isOnly ? searchLetters(word) : scan(wanted, true);
}
