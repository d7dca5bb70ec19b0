import { withInitial } from '@/lib/content/minors';
import { plain } from '@/lib/plain';
import { SHOWS_INITIALS } from '../env';
import { briefly } from './briefly';
import { isPostgres, rows } from './database';
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
export const FEW = 1000;

const likeText = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
/** On SQLite a third faster than `instr`, over all works. */
const isIn = ({ column, text }: Word) => sql`a.${raw(column)} LIKE ${likeText(text)} ESCAPE '\\'`;

export const hasTrigram = ({ text }: { text: string }) => [...text].length >= TRIGRAM;
/** What a table of trigrams looks for. */
export const toPhrase = ({ column, text }: { column: string; text: string }) =>
  `${column} : "${text.replaceAll('"', '""')}"`;

/** The matching ids as a JSON list; null when there are too many. A page and its count share the result. */
const findFew = (phrase: string): Promise<string | null> =>
  briefly(`few ${phrase}`, async () => {
    const [found] = await rows<{ number: number; ids: string }>(sql`
      SELECT count(*) AS number, json_group_array(rowid) AS ids FROM
        (SELECT rowid FROM albums_search WHERE albums_search MATCH ${phrase} LIMIT ${FEW + 1})`);
    return found && found.number <= FEW ? found.ids : null;
  });

const scan = (conditions: readonly SQL[], readsAll: boolean): Search => {
  const reading = { from: ALL, conditions };
  return { paged: reading, counted: reading, readsAll };
};

/**
 * On SQLite the trigrams are in a table of their own, filled by triggers. It is used to count, and when few works match. When many
 * match, or a word is too short for trigrams, the works themselves are scanned, which soon finds enough.
 */
async function searchTrigrams(words: readonly Word[]): Promise<Search> {
  const phrase = words.filter(hasTrigram).map(toPhrase).join(' AND ');
  if (!phrase) return scan(words.map(isIn), true);
  const short = words.filter((word) => !hasTrigram(word)).map(isIn);
  const few = await findFew(phrase);
  // CROSS JOIN makes SQLite read the matches first.
  const paged =
    few === null
      ? { from: ALL, conditions: words.map(isIn) }
      : {
          from: sql`json_each(${few}) few CROSS JOIN albums a ON a.id = few.value`,
          conditions: short,
        };
  const counted = { from: FOUND, conditions: [...short, sql`albums_search MATCH ${phrase}`] };
  return { paged, counted, readsAll: false };
}

/** With MINORS_NAME=initial: the word must be in the name as it is shown, so that searching a family name finds nobody. */
async function isShownAs(text: string): Promise<SQL> {
  const authors = await briefly('authors', () =>
    rows<{ author: string | null }>(sql`SELECT DISTINCT author FROM albums`),
  );
  const found = authors.flatMap(({ author }) =>
    author && plain(withInitial(author)).includes(text) ? author : [],
  );
  const list = JSON.stringify(found);
  return (await isPostgres())
    ? sql`a.author IN (SELECT jsonb_array_elements_text(${list}::jsonb))`
    : sql`a.author IN (SELECT value FROM json_each(${list}))`;
}

/** §7: name and author match a part of the value, ignoring case and accents, as the search columns do. */
export async function searchAlbums(name: string, author: string): Promise<Search> {
  const shown = plain(author);
  if (!SHOWS_INITIALS || !shown) return searchWords(name, author);
  const { paged, counted } = await searchWords(name, '');
  const isShown = await isShownAs(shown);
  const also = ({ from, conditions }: Reading) => ({ from, conditions: [...conditions, isShown] });
  return { paged: also(paged), counted: also(counted), readsAll: false };
}

async function searchWords(name: string, author: string): Promise<Search> {
  const words: Word[] = [
    { column: 'search_name', text: plain(name) },
    { column: 'search_author', text: plain(author) },
  ];
  const wanted = words.filter(({ text }) => text);
  if (wanted.length === 0) return scan([], false);
  if (await isPostgres()) return scan(wanted.map(isIn), !wanted.some(hasTrigram));
  return searchTrigrams(wanted);
}
