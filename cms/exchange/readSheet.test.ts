import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeXlsx } from 'hucre/xlsx';
import yauzl from 'yauzl';
import { ZipFile } from 'yazl';
import { NONE, toCell } from './columns';
import type { SheetFault } from './faults';
import { delimiterOf, readSheet, tidy } from './readSheet';

const folder = mkdtempSync(join(tmpdir(), 'one-world-sheet-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(content: string | Uint8Array) {
  const path = join(folder, 'sheet');
  writeFileSync(path, content);
  const rows: [number, ...string[]][] = [];
  for await (const { row, cells } of readSheet(path)) rows.push([row, ...cells]);
  return rows;
}

const fault = (content: string | Uint8Array) =>
  read(content).then(
    () => null,
    (error: SheetFault) => [error.code, error.row],
  );

const PLAIN = 'num,title\nA1,The sun\n';
const ROWS = [
  [1, 'num', 'title'],
  [2, 'A1', 'The sun'],
];

test.each([
  ['commas', PLAIN],
  ['semicolons', PLAIN.replaceAll(',', ';')],
  ['tabs', PLAIN.replaceAll(',', '\t')],
  ['a byte order mark', `\ufeff${PLAIN}`],
  ['lines of Windows', PLAIN.replaceAll('\n', '\r\n')],
  ['no line break at the end', PLAIN.trimEnd()],
  ['quotes', '"num","title"\n"A1","The sun"'],
  ['spaces', ' num , title \n A1 ,\u00a0The sun '],
])('a sheet with %s', async (_, content) => expect(await read(content)).toEqual(ROWS));

test('Excel’s own line for the separator is no row of headings', async () => {
  expect(await read('sep=;\r\nnum;title\r\nA,1;x')).toEqual([
    [2, 'num', 'title'],
    [3, 'A,1', 'x'],
  ]);
});

test('half of a character is replaced, as a database would refuse it', () => {
  expect(tidy('The \ud83d sea 😀\0')).toBe('The \ufffd sea 😀');
});

test('empty rows count, as in a spreadsheet, but are not read', async () => {
  expect((await read('num,title\n\n,\nA1,x')).map(([row]) => row)).toEqual([1, 4]);
});

test('a row with a cell for which there is no heading has shifted', async () => {
  const path = join(folder, 'shifted.csv');
  writeFileSync(path, 'num,title\nA1,"Hello, world"\nA2,Hello, world,9\nA3,x,,,\nA4,y,,z\n');
  const surplus = [];
  for await (const row of readSheet(path)) surplus.push(row.surplus);
  expect(surplus).toEqual([undefined, undefined, 'world', undefined, 'z']);
});

test('a cell may have lines, quotes and the separator', async () => {
  const [, row] = await read('num,title\nA1,"The ""sun"",\r\nand more"');
  expect(row).toEqual([2, 'A1', 'The "sun",\nand more']);
});

test('what the export protects from being a formula is read as it was', async () => {
  const texts = ['=1+1', '-', '+33', '@home', "'=x", 'Ann;=1', 'Paper\n- and ink'];
  const [, row] = await read(
    `a,b,c,d,e,f,g\n${texts.map((text) => `"${toCell(text)}"`).join(',')}`,
  );
  expect(row?.slice(1)).toEqual(texts);
});

test('a dash that the export protects is told from one that empties', async () => {
  const path = join(folder, 'dashes');
  const row = ['A1', NONE, toCell(NONE)];
  const workbook = await writeXlsx({ sheets: [{ name: 'Works', rows: [row] }] });
  const rows: unknown[] = [];
  for (const content of [row.join(','), workbook]) {
    writeFileSync(path, content);
    for await (const { cells, dashes } of readSheet(path)) rows.push([...cells, dashes]);
  }
  expect(rows).toEqual([
    ['A1', '-', '-', [2]],
    ['A1', '-', '-', [2]],
  ]);
});

test.each([
  ['Latin-1', Buffer.from('num,title\nA1,été', 'latin1'), 'notUtf8'],
  ['UTF-16', Buffer.from('\ufeffnum,title', 'utf16le'), 'notUtf8'],
  ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'oldExcel'],
  ['an archive that is no sheet', Buffer.from('PK\x03\x04 nothing'), 'brokenSheet'],
])('%s is refused, with the reason', async (_, content, code) => {
  expect((await fault(content))?.[0]).toBe(code);
});

test.each([
  ['that never ends', 'A1,x\nA2,"y\nA3,z\n', 3],
  ['that never ends after many rows', `${'A,x\n'.repeat(60_000)}A,"y\nA,z\n`, 60_002],
  ['that the next one would end', 'A1,"The sun\nA2,"The moon",\nA3,x\n', 2],
  ['that the next one would end, among others', '"A1","x"\n"A2","The sun\n"A3","y"\n', 3],
  ['that a later one would end', 'A1,"The sun\nA2,12"\nA3,"x"\nA4,12"\n', 4],
  ['within a text', 'A1,x\nA2,5" of sun\n', 3],
])('a quote %s is told with its row', async (_, rows, row) => {
  expect(await fault(`num,title\n${rows}`)).toEqual(['openQuote', row]);
});

test('a row that never ends is told with its row', async () => {
  expect(await fault(`num,title\nA1,x\nA2,"y\n${'z\n'.repeat(600_000)}`)).toEqual([
    'brokenSheet',
    3,
  ]);
});

/** How often this process has the file open, as Linux tells. */
const openings = (path: string) =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === path;
    } catch {
      return false;
    }
  }).length;

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux.each([
  ['broken off', PLAIN + 'A1,x\n'.repeat(200_000)],
  ['ended by a fault', PLAIN + 'A2,"y\n' + 'z\n'.repeat(1_000_000)],
])('a reading that is %s closes the file', async (_, content) => {
  const path = join(folder, 'large');
  writeFileSync(path, content);
  const firstRow = async () => {
    for await (const { row } of readSheet(path)) if (row === 3) return;
  };
  await firstRow().catch(() => undefined);
  for (let tries = 0; openings(path) > 0 && tries < 100; tries += 1) await wait(20);
  expect(openings(path)).toBe(0);
});

test('XLSX: texts, numbers, dates and empty rows', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Works',
        rows: [
          ['num', 'age', 'day'],
          [null, null, null],
          ['A1', 12, new Date('2024-05-01T00:00:00Z')],
        ],
      },
    ],
  });
  expect(await read(bytes)).toEqual([
    [1, 'num', 'age', 'day'],
    [3, 'A1', '12', '2024-05-01'],
  ]);
});

test('XLSX: a date is told from a text that looks like one, and a number', async () => {
  const path = join(folder, 'dates');
  const day = new Date('2026-11-10T00:00:00Z');
  const rows = [
    ['num', 'age', 'title'],
    ['2026-11-10', day, 9],
  ];
  writeFileSync(path, await writeXlsx({ sheets: [{ name: 'Works', rows }] }));
  const dates = [];
  const numbers = [];
  for await (const row of readSheet(path)) {
    dates.push(row.dates);
    numbers.push(row.numbers);
  }
  expect(dates).toEqual([[], [1]]);
  expect(numbers).toEqual([[], [2]]);
});

test('XLSX: a number too large for a day is read as Excel shows it', async () => {
  const columns = [{}, { numFmt: 'yyyy-mm-dd' }];
  const rows = [
    ['num', 'day'],
    ['A1', 45_413],
    ['A2', 2_958_466],
    ['A3', 200_000_000],
  ];
  expect(await read(await writeXlsx({ sheets: [{ name: 'Works', columns, rows }] }))).toEqual([
    [1, 'num', 'day'],
    [2, 'A1', '2024-05-01'],
    [3, 'A2', '########'],
    [4, 'A3', '########'],
  ]);
});

test.each<[string, { hidden?: boolean }[], string | undefined]>([
  ['its name, if there are others', [{}, {}], 'Class 3 & 4'],
  ['nothing, if it is the only one', [{}], undefined],
  ['nothing, if the others are hidden', [{}, { hidden: true }], undefined],
])('XLSX: the first tab is read, and tells %s', async (_, tabs, told) => {
  const path = join(folder, 'tabs');
  const names = ['Class 3 & 4', 'Class 5'];
  const sheets = tabs.map((tab, at) => ({ name: names[at] ?? '', rows: [[`A${at}`]], ...tab }));
  writeFileSync(path, await writeXlsx({ sheets }));
  const rows = [];
  for await (const { cells, tab } of readSheet(path)) rows.push([...cells, tab]);
  expect(rows).toEqual([['A0', told]]);
});

test('XLSX: the last merged cells of the first tab are told, of a long sheet, too', async () => {
  const path = join(folder, 'merges');
  const rows = Array.from({ length: 5000 }, (_, at) => [`A${at}`, 'Ana <3', null]);
  const merges = rows.slice(50).map((_, at) => {
    return { startRow: 50 + at, startCol: 1, endRow: 50 + at, endCol: 2 };
  });
  const down = { startRow: 1, startCol: 1, endRow: 40, endCol: 1 };
  const works = { name: 'Works', rows, merges: [down, ...merges] };
  const other = { name: 'Other', rows: [['x']], merges: [{ ...down, endRow: 6000 }] };
  writeFileSync(path, await writeXlsx({ sheets: [works, other] }));
  const told = new Set<string | undefined>();
  for await (const { merged } of readSheet(path)) told.add(merged);
  expect([...told]).toEqual(['B5000:C5000']);
});

test('XLSX: the list of its parts is read once', async () => {
  const opened = jest.spyOn(yauzl, 'fromBufferPromise');
  await read(await writeXlsx({ sheets: [{ name: 'Works', rows: [['num']] }] }));
  expect(opened).toHaveBeenCalledTimes(1);
  opened.mockRestore();
});

test('the separator is looked for outside of quotes', () => {
  expect(delimiterOf('"a,b,c";"d"\n1,2,3,4')).toBe(';');
  expect(delimiterOf('only one column')).toBe(',');
});

const MB = 1024 * 1024;

async function packed(parts: Record<string, string>) {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(parts))
    archive.addBuffer(Buffer.from(content), name);
  archive.end();
  const pieces: Buffer[] = [];
  for await (const piece of archive.outputStream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** An XLSX with a part of 1 MB of spaces, which says that it has other bytes when unpacked. */
async function bomb(says: number) {
  const bytes = await packed({
    '[Content_Types].xml': '<Types/>',
    'xl/sharedStrings.xml': ' '.repeat(MB),
  });
  const [size, said] = [MB, says].map((count) => {
    const four = Buffer.alloc(4);
    four.writeUInt32LE(count);
    return four;
  }) as [Buffer, Buffer];
  for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size, at + 4))
    said.copy(bytes, at);
  return bytes;
}

test('an XLSX that unpacks to far more than it is, is not unpacked', async () => {
  const told = { code: 'brokenSheet', value: 'it is too large when unpacked. Save it as CSV.' };
  await expect(read(await bomb(26 * MB))).rejects.toMatchObject(told);
  // Who says nothing is not limited by what it says.
  await expect(read(await bomb(0))).rejects.toMatchObject(told);
  await expect(read(await bomb(MB))).rejects.not.toMatchObject(told);
  // Nor who says it elsewhere.
  const elsewhere = await bomb(MB);
  const last = elsewhere.lastIndexOf('PK\x01\x02');
  elsewhere.writeUInt16LE(elsewhere.readUInt16LE(last + 8) | 8, last + 8);
  elsewhere.fill(0, last + 20, last + 28);
  await expect(read(elsewhere)).rejects.toMatchObject(told);
});

function relations(...all: [type: string, target: string][]) {
  const each = all.map(
    ([type, target], at) => `<Relationship Id="rId${at}" Type="x/${type}" Target="${target}"/>`,
  );
  return `<Relationships>${each.join('')}</Relationships>`;
}

/** Its only cell has the first of the shared texts, which are in the part `texts`. */
const withTexts = (texts: string) =>
  packed({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="rId0"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', texts],
    ),
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>',
    [`xl/${texts}`]: '<sst><si><t>num</t></si></sst>',
  });

test('what an XLSX calls a sheet is read by rows alone, not whole as its texts are', async () => {
  expect(await read(await withTexts('sharedStrings.xml'))).toEqual([[1, 'num']]);
  const told = { code: 'brokenSheet', value: expect.stringContaining('worksheets/texts.xml') };
  await expect(read(await withTexts('worksheets/texts.xml'))).rejects.toMatchObject(told);
});

/** With a second list of its parts, as ZIP64 has one, without the last `fewer` of them. */
function withSecondList(bytes: Buffer, fewer: number) {
  const end = bytes.length - 22;
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06');
  record.writeBigUInt64LE(BigInt(bytes.readUInt16LE(end + 10) - fewer), 32);
  record.writeBigUInt64LE(BigInt(bytes.readUInt32LE(end + 16)), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07');
  locator.writeBigUInt64LE(BigInt(end), 8);
  return Buffer.concat([bytes.subarray(0, end), record, locator, bytes.subarray(end)]);
}

test('an XLSX may have two lists of its parts, as some programs write them, if they are one', async () => {
  const bytes = await withTexts('sharedStrings.xml');
  expect(await read(withSecondList(bytes, 0))).toEqual([[1, 'num']]);
  const told = { code: 'brokenSheet', value: expect.stringContaining('two lists') };
  await expect(read(withSecondList(bytes, 1))).rejects.toMatchObject(told);
});
