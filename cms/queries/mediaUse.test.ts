import { readdirSync, readFileSync } from 'node:fs';
import { SHOWING } from '../notes/tags';
import { USES } from './fileTags';
import { isNamed, isNeeded } from './mediaUse';

jest.mock('./database', () => ({}));

/** Payload's own tables: preferences, and locks. */
const OF_PAYLOAD = /^(?:payload_|media_)/;

const FOLDER = 'cms/migrations/sqlite';
const migrations = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8').replaceAll('\\`', '`'));

/** What a global was before is kept for editors: no reason to serve a file. */
const OF_EARLIER = /^_(?:exhibition|exh|shop|footer|logo)_v/;

/** Every column of the schema that references a file. */
const columns = migrations.flatMap((text) =>
  [...text.matchAll(/CREATE TABLE `(\w+)` \((.*?)\n {2}\);/gs)].flatMap(
    ([, table = '', body = '']) =>
      [...body.matchAll(/FOREIGN KEY \(`(\w+)`\) REFERENCES `media`/g)].map(([, column = '']) => [
        table.replace(/^__new_/, ''),
        column,
      ]),
  ),
);

const statement = isNamed.strings.join('');

const isLeftOut = (table: string) => OF_PAYLOAD.test(table) || OF_EARLIER.test(table);
const counting = columns.filter(([table = '']) => !isLeftOut(table));
const naming = (table: string, column: string) =>
  new RegExp(`FROM ${table} (\\w+)\\b(?:(?!EXISTS).)* \\1\\.${column} = m\\.id`, 's');

describe('isNamed: a file is public as long as something published names it', () => {
  it.each(counting)('knows %s.%s', (table = '', column = '') => {
    expect(statement).toMatch(naming(table, column));
  });

  it('doesn’t look at what a global was before', () =>
    expect(statement).not.toMatch(/FROM _(?:exhibition|exh|shop|footer|logo)_v/));

  it('has found columns at all', () => expect(columns.length).toBeGreaterThan(25));
});

describe('isNeeded: a file stays as long as something names it', () => {
  it.each(counting)('knows %s.%s', (table = '', column = '') => {
    expect(isNeeded.strings.join('')).toMatch(naming(table, column));
  });

  it('doesn’t ask who may see it now', () =>
    expect(isNeeded.strings.join('')).not.toMatch(/last_shown|hidden|approved/));
});

describe('a file that is changed or deleted names the pages that show it', () => {
  /** `years` with `organizers.img`: `years_organizers_img_id`, be that table and column or the table of its rows and column. */
  const columnOf = (slug: string, field: string) =>
    `${slug}_${field.replaceAll('.', '_')}_id`.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`);
  const known = [
    ...USES.map(([table, column]) => `${table}_${column}`),
    ...Object.entries(SHOWING).flatMap(([slug, fields]) =>
      fields.map((field) => columnOf(slug, field)),
    ),
  ];
  // Drafts and certificates are read for each request.
  const kept = counting.filter(([table = '']) => !/^(?:_|certificates_)/.test(table));

  it.each(kept)('knows %s.%s', (table, column) => expect(known).toContain(`${table}_${column}`));
});
