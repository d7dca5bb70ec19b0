import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pruneBackups } from './prune.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'backups-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const nameOf = (day: number) => `backup-2026010${day}T031700`;

function lay(name: string, hasManifest = true) {
  mkdirSync(join(folder, name, 'media'), { recursive: true });
  writeFileSync(join(folder, name, 'media/a.jpg'), 'a');
  if (hasManifest) writeFileSync(join(folder, name, 'manifest.json'), '{}');
}

describe('pruneBackups', () => {
  it('keeps the newest, and all that is no whole backup of its kind', () => {
    const others = ['cms-20250101T000000', 'backup-mine', `${nameOf(1)}.part-1`, 'backups.txt'];
    for (const name of others) lay(name);
    lay('backup-20250101T000000', false);
    for (const day of [1, 2, 3, 4]) lay(nameOf(day));
    expect(pruneBackups(folder, 2, nameOf(4))).toEqual([nameOf(1), nameOf(2)]);
    expect(readdirSync(folder).sort()).toEqual(
      [...others, 'backup-20250101T000000', nameOf(3), nameOf(4)].sort(),
    );
    expect(pruneBackups(folder, 2, nameOf(4))).toEqual([]);
  });

  it('keeps the one that was made just now, though others seem to be later', () => {
    for (const day of [1, 2, 3]) lay(nameOf(day));
    expect(pruneBackups(folder, 1, nameOf(1))).toEqual([nameOf(2), nameOf(3)]);
    expect(readdirSync(folder)).toEqual([nameOf(1)]);
  });
});
