import { withInitial } from '@/lib/content/minors';
import { plain } from '@/lib/plain';
import { SHOWS_INITIALS } from '../env';
import { briefly } from './briefly';
import { isPostgres, rows } from './database';
import { raw, sql, type SQL } from './sql';

/** Where to look, and what must hold there. */
type Search = { from: SQL; conditions: readonly SQL[] };
type Word = { column: 'search_name' | 'search_author'; text: string };

const ALL = raw('albums a');
const TRIGRAM = 3;
const FEW = 1000;

const likeText = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
const isLike = ({ column, text }: Word) => sql`a.${raw(column)} LIKE ${likeText(text)}`;
const isIn = ({ column, text }: Word) => sql`instr(a.${raw(column)}, ${text}) > 0`;

const hasTrigram = ({ text }: Word) => [...text].length >= TRIGRAM;
const toPhrase = ({ column, text }: Word) => `${column} : "${text.replaceAll('"', '""')}"`;

/** The ids of all that match, as a JSON list; null when they are many. A page and its count share them. */
const findFew = (phrase: string): Promise<string | null> =>
  briefly(`few ${phrase}`, async () => {
    const [found] = await rows<{ number: number; ids: string }>(sql`
      SELECT count(*) AS number, json_group_array(rowid) AS ids FROM
        (SELECT rowid FROM albums_search WHERE albums_search MATCH ${phrase} LIMIT ${FEW + 1})`);
    return found && found.number <= FEW ? found.ids : null;
  });

/**
 * SQLite keeps its trigrams in a table of their own, by triggers. Few matches are read from there. Many are met soon on the
 * way through the works, as are words too short for trigrams: there each work is looked at in turn.
 */
async function searchTrigrams(words: readonly Word[]): Promise<Search> {
  const phrase = words.filter(hasTrigram).map(toPhrase).join(' AND ');
  const few = phrase ? await findFew(phrase) : null;
  if (few === null) return { from: ALL, conditions: words.map(isIn) };
  // CROSS JOIN keeps the order of the two: the matches first.
  const from = sql`json_each(${few}) few CROSS JOIN albums a ON a.id = few.value`;
  return { from, conditions: words.filter((word) => !hasTrigram(word)).map(isIn) };
}

/** Under MINORS_NAME=initial: the authors whose name as it is shown has the word in it, so that a family name finds nobody. */
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

/** §7: name and author match a part of the value, ignoring case and accents, as the columns do. */
export async function searchAlbums(name: string, author: string): Promise<Search> {
  const shown = plain(author);
  if (!SHOWS_INITIALS || !shown) return searchWords(name, author);
  const { from, conditions } = await searchWords(name, '');
  return { from, conditions: [...conditions, await isShownAs(shown)] };
}

async function searchWords(name: string, author: string): Promise<Search> {
  const words: Word[] = [
    { column: 'search_name', text: plain(name) },
    { column: 'search_author', text: plain(author) },
  ];
  const wanted = words.filter(({ text }) => text);
  if (wanted.length === 0) return { from: ALL, conditions: [] };
  if (await isPostgres()) return { from: ALL, conditions: wanted.map(isLike) };
  return searchTrigrams(wanted);
}
