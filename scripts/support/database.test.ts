import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPostgres } from './backup/postgres.mjs';
import { beginningOf, isPrepared, prepareDatabase, startPrepared } from './database.mjs';

jest.mock('./backup/postgres.mjs', () => ({ withPostgres: jest.fn() }));
jest.mock('./cmsJobs.mjs', () => ({ jobsOf: () => async () => '' }));
jest.mock('./steps.mjs', () => ({ step: (_label: string, work: () => unknown) => work() }));

const migratedAt = (ms: number) => [{ name: 'initial', created_at: new Date(ms) }];
const has = (rows: object[]) =>
  jest.mocked(withPostgres).mockImplementation((_url, work) => work(async () => rows));

let settings: { dataDir: string; databaseUrl: string; demo: boolean };
beforeEach(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'one-world-prepared-'));
  settings = { dataDir, databaseUrl: 'postgres://nobody@localhost/none', demo: true };
  has(migratedAt(1));
  await prepareDatabase(settings, {});
});
afterEach(() => rmSync(settings.dataDir, { recursive: true }));

describe('isPrepared', () => {
  it('knows the database that was prepared', async () => {
    expect(await isPrepared(settings)).toBe(true);
    expect(await isPrepared({ ...settings, demo: false })).toBe(false);
  });

  it.each([
    ['of another time', migratedAt(2)],
    ['with nothing in it', []],
  ])('notices one %s in its place', async (_what, rows) => {
    has(rows);
    expect(await isPrepared(settings)).toBe(false);
  });

  it('does not trust one that is away', async () => {
    jest.mocked(withPostgres).mockRejectedValue(new Error('ECONNREFUSED'));
    expect(await isPrepared(settings)).toBe(false);
  });
});

describe('beginningOf', () => {
  it('is that of the first migration: later ones change nothing, another database does', async () => {
    const before = await beginningOf(settings);
    has([...migratedAt(1), { name: 'later', created_at: 9 }]);
    expect(await beginningOf(settings)).toBe(before);
    has(migratedAt(2));
    expect(await beginningOf(settings)).not.toBe(before);
  });

  it('is not guessed while the database is away', async () => {
    jest.mocked(withPostgres).mockRejectedValue(new Error('ECONNREFUSED'));
    await expect(beginningOf(settings)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('startPrepared', () => {
  it('passes on what the start tells', async () => {
    expect(await startPrepared(settings, async () => 'pid 7')).toBe('pid 7');
    expect(await isPrepared(settings)).toBe(true);
  });

  it('lets the next start look again when this one fails', async () => {
    const failing = startPrepared(settings, () => Promise.reject(new Error('no answer')));
    await expect(failing).rejects.toThrow('no answer');
    expect(await isPrepared(settings)).toBe(false);
  });
});
