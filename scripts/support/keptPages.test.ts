import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { forgetForeignPages, forgetForeignPagesOfDev, forgetPages } from './keptPages.mjs';

jest.mock('./paths.mjs', () => {
  const { mkdtempSync: make } = jest.requireActual('node:fs');
  const { join: joined } = jest.requireActual('node:path');
  return { ROOT: make(joined(jest.requireActual('node:os').tmpdir(), 'kept-pages-')) };
});

const { ROOT } = jest.requireMock<{ ROOT: string }>('./paths.mjs');
const BEGINNING = '2026-11-30';
const PAGE = join(ROOT, '.next/server/route-cache/page');
const READ = join(ROOT, '.next/cache/fetch-cache/read');
const READ_OF_DEV = join(ROOT, '.next/dev/cache/fetch-cache/read');

const settingsOf = (dataDir: string, CACHE_DIR = '') => ({
  dataDir,
  databaseUrl: '',
  env: { CACHE_DIR },
});
const left = () => [PAGE, READ, READ_OF_DEV].map((file) => existsSync(file));

function keep() {
  for (const file of [PAGE, READ, READ_OF_DEV]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
}

beforeEach(() => {
  forgetForeignPages(settingsOf('ours'), BEGINNING);
  forgetForeignPagesOfDev(settingsOf('ours'), BEGINNING);
  keep();
});
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

it('keeps pages of the same content', () => {
  forgetForeignPages(settingsOf('ours'), BEGINNING);
  forgetForeignPagesOfDev(settingsOf('ours'), BEGINNING);
  expect(left()).toEqual([true, true, true]);
});

it.each([
  ['data folder', () => forgetForeignPages(settingsOf('another'), BEGINNING)],
  ['database in the same place', () => forgetForeignPages(settingsOf('ours'), '2026-12-01')],
])('forgets what was kept of another %s', (_, start) => {
  start();
  expect(left()).toEqual([false, false, true]);
});

it('forgets what watch mode kept of another content, and nothing of the started website', () => {
  forgetForeignPagesOfDev(settingsOf('another'), BEGINNING);
  expect(left()).toEqual([true, true, false]);
  forgetForeignPages(settingsOf('ours'), BEGINNING);
  expect(left()).toEqual([true, true, false]);
});

it('leaves the pages of others alone where the website keeps its own elsewhere', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'kept-elsewhere-'));
  forgetForeignPages(settingsOf('another', elsewhere), BEGINNING);
  expect(left()).toEqual([true, true, true]);
  forgetForeignPages(settingsOf('ours'), BEGINNING);
  expect(left()).toEqual([true, true, true]);
  rmSync(elsewhere, { recursive: true });
});

it('forgets all after a restore', () => {
  forgetPages();
  forgetForeignPages(settingsOf('ours'), BEGINNING);
  forgetForeignPagesOfDev(settingsOf('ours'), BEGINNING);
  expect(left()).toEqual([false, false, false]);
});
