import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskBudget } from './diskBudget.mjs';

const KILOBYTE = 1024;
const PARTS = ['.html', '.rsc', '.meta', '.segments/_tree.segment.rsc'];
/** Four files of a page, none larger than a block of the disk. */
const PAGE = 16 * KILOBYTE;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'budget-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, usedAt?: number) {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, 'x'.repeat(KILOBYTE));
  if (usedAt) utimesSync(file, usedAt, usedAt);
}

const writePage = (key: string, usedAt?: number) =>
  PARTS.forEach((part) => write(`${key}${part}`, usedAt));

const filesOf = (key: string) => PARTS.filter((part) => existsSync(join(folder, key + part)));

function added(budget: DiskBudget, key: string) {
  writePage(key);
  budget.wrote(key);
}

describe('DiskBudget', () => {
  it('deletes all files of the page that was not asked for the longest time', () => {
    const budget = new DiskBudget(folder, 2 * PAGE);
    added(budget, 'en/a');
    added(budget, 'en/b');
    budget.touch('en/a');
    added(budget, 'en/c');
    expect(filesOf('en/b')).toEqual([]);
    expect(existsSync(join(folder, 'en/b.segments'))).toBe(false);
    expect([filesOf('en/a'), filesOf('en/c')]).toEqual([PARTS, PARTS]);
    expect(budget.bytes).toBe(2 * PAGE);
  });

  it('knows after a restart what was there, and who was asked for last', () => {
    for (const [key, usedAt] of [
      ['en/old', 3000],
      ['en/oldest', 1000],
      ['en/new', 9000],
    ] as const) {
      writePage(key, usedAt);
    }
    new DiskBudget(folder, 3 * PAGE).touch('en/oldest');
    const budget = new DiskBudget(folder, 2 * PAGE);
    expect(filesOf('en/old')).toEqual([]);
    expect([filesOf('en/oldest'), filesOf('en/new')]).toEqual([PARTS, PARTS]);
    expect(budget.bytes).toBe(2 * PAGE);
  });

  it('counts a page anew that is written again', () => {
    const budget = new DiskBudget(folder, 3 * PAGE);
    added(budget, 'en/a');
    added(budget, 'en/a');
    expect(budget.bytes).toBe(PAGE);
  });

  it('leaves the pages below one that goes', () => {
    const budget = new DiskBudget(folder, 2 * PAGE);
    added(budget, 'en/countries/fr');
    added(budget, 'en/countries/fr/2');
    added(budget, 'en/b');
    expect(filesOf('en/countries/fr')).toEqual([]);
    expect(filesOf('en/countries/fr/2')).toEqual(PARTS);
  });

  it('keeps nothing that is larger than all of it', () => {
    const budget = new DiskBudget(folder, PAGE - 1);
    added(budget, 'en/a');
    expect([filesOf('en/a'), budget.bytes]).toEqual([[], 0]);
  });

  it('holds reads, which are one file each', () => {
    const budget = new DiskBudget(folder, 8 * KILOBYTE);
    for (const key of ['a1', 'b2', 'c3']) {
      write(key);
      budget.wrote(key);
    }
    expect(['a1', 'b2', 'c3'].map((key) => existsSync(join(folder, key)))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('has nothing where nothing is', () => {
    expect(new DiskBudget(join(folder, 'none'), PAGE).bytes).toBe(0);
  });
});
