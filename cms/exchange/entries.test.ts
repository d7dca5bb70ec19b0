import { countryFinder } from './countries';
import { readEntry } from './entries';
import { isError } from './faults';
import { letterOf, readHeads } from './heads';
import type { Known } from './known';

const countryOf = countryFinder();
const known = {
  countryOf,
  labelOf: (text: string) => (/^(2024|featured)$/.test(text) ? text : undefined),
  spelled: (name: string) => (name.toLowerCase() === 'atelier soleil' ? 'Atelier Soleil' : name),
} as Known;

function read(headings: string, cells: string, mapping = {}) {
  const { heads, faults } = readHeads({ row: 1, cells: headings.split('|') }, mapping);
  const entry = readEntry({ row: 2, cells: cells.split('|') }, heads, known);
  return { facts: entry.facts, faults: [...faults, ...entry.faults] };
}

test('a row in French', () => {
  const { facts, faults } = read(
    'N° de certificat|Titre|Auteur|Pays|Âge|Sexe|Année|Numéro dans l’année|Organisation|Publié|Listes',
    ' we2024-01|Le soleil|Zoé|chinoise|9|fille|2024|12|atelier soleil|oui|featured; 2024',
  );
  expect(faults).toEqual([]);
  expect(facts).toEqual({
    ...{ num: 'WE2024-01', 'name.fr': 'Le soleil', author: 'Zoé', country: 'CN', age: '9' },
    ...{ sex: 'female', label: '2024', seq: 12, organisation: 'Atelier Soleil', published: true },
    labels: '2024, featured',
  });
});

test('an empty cell tells nothing, a dash empties', () => {
  expect(read('num|teacher|country|age', 'A1||-|-').facts).toEqual({
    num: 'A1',
    country: null,
    age: null,
  });
});

test('a dash that is a text empties nothing', () => {
  const { heads } = readHeads({ row: 1, cells: ['num', 'teacher', 'title'] }, {});
  const { facts } = readEntry({ row: 2, cells: ['A1', '-', '-'], dashes: [2] }, heads, known);
  expect(facts).toEqual({ num: 'A1', teacher: null, 'name.en': '-' });
});

test.each([
  ['country', 'Atlantis', 'unknownCountry'],
  ['sex', 'maybe', 'unknownSex'],
  ['seq', '1.5', 'notCount'],
  ['seq', '0', 'notCount'],
  ['year', '1066', 'unknownLabel'],
  ['lists', 'featured, others', 'unknownLabel'],
  ['published', 'perhaps', 'unknownFlag'],
  ['initial', 'É', 'notInitial'],
  ['author', 'x'.repeat(257), 'tooLong'],
  ['author', '#N/A', 'formulaError'],
  ['title', '#REF!', 'formulaError'],
  ['title', '########', 'formulaError'],
  ['lists', '#NOM ?', 'formulaError'],
  ['country', '#¿NOMBRE?', 'formulaError'],
])('%s %s: %s, with its column', (heading, cell, code) => {
  const { faults } = read(`num|${heading}`, `A1|${cell}`);
  expect(faults).toMatchObject([{ row: 2, column: `B ${heading}`, code }]);
});

test('a text has one line, an introduction its own', () => {
  const cells = 'A1|Ms Li\nMr Wu|The\tsun|Paper\nand ink';
  expect(read('num|mentor|title|introduction', cells).facts).toEqual({
    ...{ num: 'A1', teacher: 'Ms Li Mr Wu', 'name.en': 'The sun' },
    'description.en': 'Paper\nand ink',
  });
});

test.each(['WE2024-\n0417', 'A1\tA2'])('a certificate number has one line: %j', (num) => {
  const { facts, faults } = read('num|year|seq', `${num}|2024|3`);
  expect(facts).toEqual({ label: '2024', seq: 3 });
  expect(faults).toMatchObject([{ row: 2, column: 'A num', code: 'numberLines' }]);
});

test('a title may begin with #', () => {
  expect(read('num|title', 'A1|#HOPE!').facts['name.en']).toBe('#HOPE!');
});

test('a row whose cells have shifted is left out', () => {
  const { heads } = readHeads({ row: 1, cells: ['num', 'title'] }, {});
  const { faults } = readEntry({ row: 2, cells: ['A1', 'Hello'], surplus: 'world' }, heads, known);
  expect(faults).toMatchObject([{ row: 2, column: '', code: 'cellsBeyond', value: 'world' }]);
});

test('a row with a cell that stands under no heading is left out', () => {
  expect(read('num|Author||Shoe size', 'A1|Ana|Ruiz|36', { 'Shoe size': '' }).faults).toEqual([
    { row: 2, column: 'C', code: 'noHeading', value: 'Ruiz' },
  ]);
  expect(read('num|Author', 'A1|Ana|Ruiz').faults).toMatchObject([{ column: 'C' }]);
  expect(read('num|Author||', 'A1|Ana||').faults).toEqual([]);
});

test('what Excel has made a date of is refused, but in a text', () => {
  const { heads } = readHeads({ row: 1, cells: ['num', 'title', 'age'] }, {});
  const cells = ['A1', '2024-05-01', '2026-11-10'];
  const { facts, faults } = readEntry({ row: 2, cells, dates: [1, 2] }, heads, known);
  expect(facts).toEqual({ num: 'A1', 'name.en': '2024-05-01' });
  expect(faults).toEqual([{ row: 2, column: 'C age', code: 'dateCell', value: '2026-11-10' }]);
});

test('a date under “Age” is refused as a text, too: a CSV has no others', () => {
  for (const age of ['10-Nov', '12/05/2012'])
    expect(read('num|age', `A1|${age}`).faults).toMatchObject([{ code: 'dateCell', value: age }]);
  expect(read('num|age|title', 'A1|10-11|12/05/2012')).toMatchObject({
    facts: { age: '10-11', 'name.en': '12/05/2012' },
    faults: [],
  });
});

test('a certificate number that Excel has as a number is told, an age is none', () => {
  const { heads } = readHeads({ row: 1, cells: ['num', 'Picture file', 'age'] }, {});
  const cells = ['12', '7', '9'];
  const told = readEntry({ row: 2, cells, numbers: [0, 1, 2] }, heads, known);
  expect(told.facts).toEqual({ num: '12', picture: '7', age: '9' });
  expect(told.faults).toEqual([
    { row: 2, column: 'A num', code: 'numberCell', value: '12' },
    { row: 2, column: 'B Picture file', code: 'numberCell', value: '7' },
  ]);
  expect(told.faults.some(isError)).toBe(false);
  expect(readEntry({ row: 2, cells, numbers: [] }, heads, known).faults).toEqual([]);
});

test('a row needs a number, or a year and a number in it', () => {
  const codes = (headings: string, cells: string) =>
    read(headings, cells).faults.map(({ code }) => code);
  expect(codes('num|year|seq', '|2024|')).toEqual(['noKey']);
  expect(codes('num|year|seq', '|2024|3')).toEqual([]);
  expect(codes('title|year', 'x|2024')).toEqual(['noKeyColumn', 'noKey']);
});

test('an unknown heading is told, and may be mapped by hand or left out', () => {
  const faults = (mapping: object) =>
    read('num|Maestra|Shoe size', 'A1|Ana|36', mapping).faults.map(({ value }) => value);
  expect(faults({})).toEqual(['Maestra', 'Shoe size']);
  expect(faults({ maestra: 'teacher', 'Shoe size': '' })).toEqual([]);
  expect(read('num|Maestra', 'A1|Ana', { Maestra: 'teacher' }).facts.teacher).toBe('Ana');
});

test('tabs that are not read are told', () => {
  const { faults } = readHeads({ row: 1, cells: ['num'], tab: 'Class 3' }, {});
  expect(faults).toEqual([{ row: 1, column: '', code: 'otherTabs', value: 'Class 3' }]);
});

test('cells that are merged below the headings are told', () => {
  const told = (merged: string) => readHeads({ row: 2, cells: ['num'], merged }, {}).faults;
  expect([told('A1:F1'), told('B2:C2')]).toEqual([[], []]);
  expect(told('D3:D42')).toEqual([{ row: 2, column: '', code: 'mergedCells', value: 'D3:D42' }]);
});

test('two columns of one meaning are refused', () => {
  const { faults } = read('num|Country|Pays', 'A1|FR|FR');
  expect(faults).toMatchObject([{ code: 'headingTwice', column: 'C Pays' }]);
});

test('columns are called as in a spreadsheet', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(letterOf)).toEqual([
    'A',
    'Z',
    'AA',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
  ]);
});
