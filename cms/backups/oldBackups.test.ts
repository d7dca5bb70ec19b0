/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NOW = Date.UTC(2026, 0, 31, 12);

test('the last five backups that were made by themselves stay, for 30 days, and all others', async () => {
  const top = mkdtempSync(join(tmpdir(), 'one-world-backups-'));
  process.env.DATA_DIR = top;
  const { forgetOldBackups } = await import('./oldBackups');
  await forgetOldBackups(NOW);
  const lay = (name: string) => {
    mkdirSync(join(top, 'backups', name), { recursive: true });
    writeFileSync(join(top, 'backups', name, 'manifest.json'), '{}');
  };
  const left = () => readdirSync(join(top, 'backups')).sort();
  const others = ['backup-20250101T000000', 'cms-20250101T000000.part-7', 'cms-mine'];
  const young = ['cms-20260101T120000', 'cms-20260102T000000.sqlite', 'cms-20260131T115959'];
  for (const name of [...others, ...young, 'cms-20260101T115959']) lay(name);
  lay('cms-20250101T000000.sqlite');
  await forgetOldBackups(NOW);
  expect(left()).toEqual([...others, ...young].sort());
  const later = ['cms-20260131T120000', 'cms-20260131T120001', 'cms-20260131T120002'];
  later.forEach(lay);
  await forgetOldBackups(NOW);
  expect(left()).toEqual([...others, ...young.slice(1), ...later].sort());
  rmSync(top, { recursive: true });
});
