import { rowsByAuthor, rowsByCountry, sheetsOfRows, type IndexRow } from './catalogueIndex';

const indexed = (id: number, author: string, ...countries: string[]) => ({
  ...{ id: String(id), title: `Work ${id}`, author, countries },
  number: id + 2,
});

const WORKS = [
  indexed(1, 'Zoé', 'France', 'Frankreich'),
  indexed(2, 'Émile', 'Åland', 'Åland'),
  indexed(3, '', 'France', 'Frankreich'),
  indexed(4, 'Ada', '', ''),
];

const textOf = (row: IndexRow) => ('head' in row ? `[${row.head}]` : `${row.text} ${row.number}`);

describe('The index of a catalogue', () => {
  it('goes country by country in the language’s order, each named in both languages', () => {
    expect(rowsByCountry(WORKS, 'en').map(textOf)).toEqual([
      ...['[Åland]', 'Work 2 4', '[France · Frankreich]', 'Work 1 3', 'Work 3 5'],
    ]);
  });

  it('goes by the names as they are shown, and has none for who has none', () => {
    expect(rowsByAuthor(WORKS, 'fr').map(textOf)).toEqual(['Ada 6', 'Émile 4', 'Zoé 3']);
  });

  it('fills two columns a sheet and never ends one with a heading', () => {
    const row = (number: number): IndexRow => ({ text: 'A', more: '', id: '1', number });
    const rows = [row(1), row(2), { head: 'France' }, row(3), row(4), row(5), row(6)];
    const sheets = sheetsOfRows(rows, 3);
    expect(sheets.map((columns) => columns.map((column) => column.map(textOf)))).toEqual([
      [
        ['A 1', 'A 2'],
        ['[France]', 'A 3', 'A 4'],
      ],
      [['A 5', 'A 6']],
    ]);
  });
});
