import fs, { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson, writeJsonDurably } from './jsonFile.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'json-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('A kept value', () => {
  it('is on the disk before it has its name, and its name before anybody goes on', () => {
    const calls: unknown[] = [];
    const { writeFileSync, renameSync } = fs;
    jest.spyOn(fs, 'writeFileSync').mockImplementation((file, text, how) => {
      calls.push('written');
      writeFileSync(file, text, how);
    });
    jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      calls.push('renamed');
      renameSync(from, to);
    });
    jest.spyOn(fs, 'fsyncSync').mockImplementation(() => void calls.push('synced'));
    const file = join(folder, 'cache/value.json');
    writeJsonDurably(file, [1]);
    expect(calls).toEqual(['written', 'synced', 'renamed', 'synced']);
    expect(readFileSync(file, 'utf8')).toBe('[1]');
  });

  it('is another thing when it is missing than when it can not be read', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(readJson(join(folder, 'none.json'), 'missing', 'unreadable')).toBe('missing');
    expect(warn).not.toHaveBeenCalled();
    expect(readJson(folder, 'missing', 'unreadable')).toBe('unreadable');
    expect(warn).toHaveBeenCalledWith(`${folder} can't be read: EISDIR`);
  });
});
