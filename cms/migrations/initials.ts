import { initialOf, lettersOf } from '../collections/initials';
import { parsedJson } from '../queries/driver';

/** What `initials` does on both databases: to works, and to their versions, which give back their letter when they are restored. */
const TABLES = [
  { table: 'albums', texts: 'albums_locales', prefix: '' },
  { table: '_albums_v', texts: '_albums_v_locales', prefix: 'version_' },
] as const;

type Table = (typeof TABLES)[number];

/** The rows that have titles, but none in English. `toObject`: the database's function for a JSON of names and values. */
export const untitled = ({ table, texts, prefix }: Table, toObject: string) => `
  SELECT works.id, works.${prefix}initial AS initial, ${toObject}(texts._locale, texts.${prefix}name) AS titles
  FROM ${table} works JOIN ${texts} texts ON texts._parent_id = works.id
  WHERE NOT EXISTS (SELECT 1 FROM ${texts} english
    WHERE english._parent_id = works.id AND english._locale = 'en' AND english.${prefix}name <> '')`;

const AT_ONCE = 1000;

type Row = Readonly<Record<string, unknown>>;

type Database = {
  /** The rows after an id, by their ids. */
  read: (table: Table, after: number, most: number) => Promise<{ rows: Row[] }>;
  /** In place of what was read. */
  save: (table: Table, was: Row, initial: string | null) => PromiseLike<unknown>;
};

/** What the titles give, or undefined for a letter that an editor has entered. */
function givenTo({ initial, titles: told }: Row) {
  const titles = parsedJson(told) as Row;
  const isTaken = !initial || lettersOf(titles).includes(String(initial));
  return isTaken ? initialOf(titles) || null : undefined;
}

async function takeOf(table: Table, { read, save }: Database) {
  for (let last = 0, count = AT_ONCE; count === AT_ONCE;) {
    const { rows } = await read(table, last, AT_ONCE);
    for (const row of rows) {
      last = Number(row.id);
      const given = givenTo(row);
      if (given !== undefined && given !== row.initial) await save(table, row, given);
    }
    count = rows.length;
  }
}

export async function takeInitials(database: Database): Promise<void> {
  for (const table of TABLES) await takeOf(table, database);
}
