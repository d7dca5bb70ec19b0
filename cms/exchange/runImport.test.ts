import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { aKeyValueStore } from '@/tests/support/keyValue';
import { askToStop, forgetStop, readPart, readState } from './journal';
import { runImport } from './runImport';

const ROWS = 6;

const mockWritten: string[] = [];
/** In which language what fails would be told. */
const mockTold = new Set<string | undefined>();
/** By the number of a work. */
let mockFailures: Record<string, Error> = {};
/** The number of a work whose picture is stored. */
let mockPictured = '';
/** Works that are there, by their numbers. */
const mockThere = new Set<string>();
type MockContext = { wasDone?: (row: number) => boolean };
type MockWriting = { i18n?: { language: string } };
type MockChange = { facts: { num: string }; onPicture: (told: { media: number }) => void };

jest.mock('payload', () => ({
  getLocalI18n: async ({ language }: { language: string }) => ({ language }),
}));
jest.mock('./known', () => ({ readKnown: async () => ({}) }));
jest.mock('./pictures', () => ({ findPictures: async () => new Map() }));
jest.mock('./storedWorks', () => ({ worksOf: async () => [] }));
jest.mock('./halfWritten', () => ({ dropHalfVersion: async () => undefined }));
jest.mock('./tellWebsites', () => ({
  telling: (_payload: unknown, _how: unknown, write: (websites: object) => unknown) =>
    write({ beforePart: async () => undefined, afterPart: async () => undefined }),
}));
jest.mock('./entries', () => ({
  isOfPicture: () => false,
  readEntry: ({ row, cells: [num] }: { row: number; cells: string[] }) => ({ row, facts: { num } }),
}));
jest.mock('./plans', () => ({
  nothingSeen: () => ({ keys: new Set(), told: new Set() }),
  checkTwice: () => undefined,
  planOf: async (
    { row, facts }: { row: number; facts: { num: string } },
    _works: unknown,
    { wasDone }: MockContext,
  ) => ({
    row,
    key: facts.num,
    action: mockThere.has(facts.num) && wasDone?.(row) ? 'same' : 'made',
    changes: facts,
    faults: [],
    path: null,
  }),
}));
jest.mock('./writeWork', () => ({
  writeWork: async ({ i18n }: MockWriting, { facts: { num }, onPicture }: MockChange) => {
    mockTold.add(i18n?.language);
    if (num === mockPictured) onPicture({ media: 7 });
    if (mockFailures[num]) throw mockFailures[num];
    mockWritten.push(num);
    return { id: Number(num) };
  },
}));

const aPayload = () => ({ kv: aKeyValueStore() }) as unknown as Payload;

function anImport(rows = ROWS) {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const numbers = Array.from({ length: rows }, (_, index) => index + 1);
  writeFileSync(join(folder, 'works.csv'), `num\n${numbers.join('\n')}\n`);
  const counts = { made: rows, changed: 0, same: 0, skipped: 0 };
  const source = { folder, sheet: 'works.csv', mapping: { num: 'num' } };
  return { source, report: { total: rows, counts } };
}

beforeEach(() => {
  mockFailures = {};
  mockPictured = '';
  mockWritten.length = 0;
  mockTold.clear();
  mockThere.clear();
});

test('a row that cannot be written is left out, all others are written', async () => {
  const payload = aPayload();
  mockFailures = { 2: new Error('a number that is taken') };
  const { state, counts } = await runImport(payload, anImport());
  expect({ state, ...counts }).toMatchObject({ state: 'done', made: ROWS - 1, skipped: 1 });
  expect((await readState(payload))?.failed).toMatchObject([{ key: '2' }]);
});

test('what fails is told in the language of whoever began it, or in English', async () => {
  const payload = aPayload();
  await runImport(payload, { ...anImport(), language: 'fr' });
  expect([...mockTold]).toEqual(['fr']);
  expect(await readState(payload)).toMatchObject({ language: 'fr' });
  mockTold.clear();
  await runImport(aPayload(), anImport());
  expect([...mockTold]).toEqual([undefined]);
});

test('the picture that a row has stored before it failed is in the journal, for an undo', async () => {
  const payload = aPayload();
  mockPictured = '2';
  mockFailures = { 2: new Error('refused'), 3: new Error('refused') };
  await runImport(payload, anImport());
  const state = await readState(payload);
  const lines = state ? await readPart(payload, state, 0) : [];
  const told = lines.map(({ key, action }) => `${key} ${action}`);
  expect(told).toEqual(['1 made', '2 skipped', '4 made', '5 made', '6 made']);
  expect(lines.find(({ key }) => key === '2')).toMatchObject({ media: 7 });
});

test('nor is it lost when the process dies before it has noted that the part is written', async () => {
  const payload = aPayload();
  const wanted = anImport();
  mockPictured = '2';
  mockFailures = { 2: new Error('refused') };
  const save = payload.kv.set.bind(payload.kv);
  const set = jest.spyOn(payload.kv, 'set').mockImplementation(async (key, value) => {
    if (key === 'import' && (value as { done: number }).done > 0) throw new Error('killed');
    await save(key, value);
  });
  await expect(runImport(payload, wanted)).rejects.toThrow('killed');
  set.mockRestore();
  // The next finds the picture, and stores none.
  mockPictured = '';
  await runImport(payload, wanted);
  const state = await readState(payload);
  const lines = state ? await readPart(payload, state, 0) : [];
  expect(lines.find(({ key }) => key === '2')).toMatchObject({ action: 'skipped', media: 7 });
});

test('of a statement that a full disk fails, the reason comes out, not the statement', async () => {
  const cause = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  mockFailures = { 2: new Error('Failed query: insert into "albums"\nparams: Ann', { cause }) };
  await expect(runImport(aPayload(), anImport())).rejects.toBe(cause);
});

test('a full disk ends it at once; the same import goes on, with the rows that it had not finished', async () => {
  const payload = aPayload();
  const wanted = anImport();
  mockFailures = { 2: Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }) };
  await expect(runImport(payload, wanted)).rejects.toThrow('no space left');
  expect(mockWritten).toEqual(['1', '3']);
  expect(await readState(payload)).toMatchObject({ state: 'running', done: 0 });
  mockFailures = {};
  const { state, counts } = await runImport(payload, wanted);
  expect({ state, ...counts }).toMatchObject({ state: 'done', made: ROWS, skipped: 0 });
});

describe('An import of more rows than one part has', () => {
  const MANY = 50;
  const PART = 40;

  test('that was stopped reads all of them again: works of before may be gone', async () => {
    const payload = aPayload();
    const wanted = anImport(MANY);
    const onProgress = async () => askToStop(payload, String((await readState(payload))?.id));
    const stopped = await runImport(payload, wanted, { onProgress });
    expect(stopped).toMatchObject({ state: 'stopped', counts: { made: PART } });
    await forgetStop(payload);
    mockWritten.length = 0;
    const { state, counts } = await runImport(payload, wanted);
    expect([state, counts.made, mockWritten.length]).toEqual(['done', MANY, MANY]);
  });

  test('that was stopped, also twice, leaves the works of before; rows that failed are tried again', async () => {
    const payload = aPayload();
    const wanted = anImport(MANY);
    const stop = async () => askToStop(payload, String((await readState(payload))?.id));
    mockFailures = { 3: new Error('a number that is taken') };
    await runImport(payload, wanted, { onProgress: stop });
    mockFailures = {};
    // All are there, also that of the row which failed, and that of one which was not done.
    for (let num = 1; num <= PART + 1; num += 1) mockThere.add(String(num));
    mockThere.delete('5');
    await stop();
    expect(await runImport(payload, wanted)).toMatchObject({ state: 'stopped', done: 0 });
    await forgetStop(payload);
    mockWritten.length = 0;
    const { state, counts } = await runImport(payload, wanted);
    expect({ state, ...counts }).toMatchObject({ state: 'done', same: PART - 2, skipped: 0 });
    const rest = Array.from({ length: MANY - PART }, (_, index) => String(PART + 1 + index));
    expect(mockWritten.toSorted((a, b) => Number(a) - Number(b))).toEqual(['3', '5', ...rest]);
  });

  test('goes on with the others, if its process has ended', async () => {
    const payload = aPayload();
    const wanted = anImport(MANY);
    let isOver = false;
    const tellers = { onProgress: () => void (isOver = true), isOver: () => isOver };
    expect(await runImport(payload, wanted, tellers)).toMatchObject({ state: 'running' });
    mockWritten.length = 0;
    const { state, counts } = await runImport(payload, wanted);
    expect([state, counts.made, mockWritten.length]).toEqual(['done', MANY, MANY - PART]);
  });
});
