/** A line of an index: a heading, or where something is. */
export type IndexRow =
  { head: string } | { text: string; more: string; id: string; number: number };

/** What an index tells of a work; `number`: of its sheet. */
type Indexed = {
  id: string;
  title: string;
  author: string;
  /** In each of the catalogue's languages. */
  countries: readonly string[];
  number: number;
};

const ROWS_A_COLUMN = 40;
const COLUMNS = 2;

const distinct = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join(' · ');

/** Country by country, in the language's order; each begins with a heading. A work without a country is found by its author. */
export function rowsByCountry(works: readonly Indexed[], locale: string): IndexRow[] {
  const { compare } = new Intl.Collator(locale);
  const groups = new Map<string, Indexed[]>();
  for (const work of works) {
    const country = distinct(work.countries);
    if (country) groups.set(country, [...(groups.get(country) ?? []), work]);
  }
  return [...groups]
    .sort(([a], [b]) => compare(a, b))
    .flatMap(([head, found]) => [
      { head },
      ...found.map(({ id, title, author, number }) => ({ text: title, more: author, id, number })),
    ]);
}

/** In the language's order, by the name as it is shown; a work without one is found by its country. */
export function rowsByAuthor(works: readonly Indexed[], locale: string): IndexRow[] {
  const { compare } = new Intl.Collator(locale);
  return works
    .filter(({ author }) => author)
    .toSorted((a, b) => compare(a.author, b.author) || a.number - b.number)
    .map(({ id, title, author, number }) => ({ text: author, more: title, id, number }));
}

/** The columns of each sheet. A heading never ends a column. */
export function sheetsOfRows(rows: readonly IndexRow[], rowsAColumn = ROWS_A_COLUMN) {
  const columns: IndexRow[][] = [];
  let column: IndexRow[] = [];
  for (const [index, row] of rows.entries()) {
    const needed = 'head' in row && index + 1 < rows.length ? 2 : 1;
    if (column.length + needed > rowsAColumn) {
      columns.push(column);
      column = [];
    }
    column.push(row);
  }
  if (column.length > 0) columns.push(column);
  return Array.from({ length: Math.ceil(columns.length / COLUMNS) }, (_, sheet) =>
    columns.slice(sheet * COLUMNS, (sheet + 1) * COLUMNS),
  );
}
