import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeWhole } from './files.mjs';

describe('An upload that a backup takes once it knows the database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'one-world-taken-'));
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const put = (file: string, content: string | null) => {
    rmSync(file, { force: true });
    if (content !== null) writeFileSync(file, content);
  };

  it.each([
    ['that was not there before is taken', 'whole', null, 'whole'],
    ['that was being written before is taken again', 'whole', 'who', 'whole'],
    ['that was taken stays', 'whole', 'taken', 'taken'],
    ['that was deleted since stays', null, 'whole', 'whole'],
    ['that is nowhere is missing', null, null, null],
  ])('%s', (_, there, taken, expected) => {
    put(from, there);
    put(to, taken);
    expect(takeWhole(from, to)).toBe(expected !== null);
    expect(existsSync(to) ? readFileSync(to, 'utf8') : null).toBe(expected);
  });
});
