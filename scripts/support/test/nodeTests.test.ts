import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../steps.mjs';
import { inOrder, runNodeTests } from './nodeTests.mjs';

jest.mock('../run.mjs', () => ({ run: async () => '' }));

test('Test files start by their names, after those that take longest', () => {
  const files = ['a.test.ts', 'b.test.mjs', 'bc.test.ts', 'd.test.ts'];
  expect(inOrder(files, [])).toEqual(files);
  expect(inOrder(files, ['d', 'none', 'b'])).toEqual([
    'd.test.ts',
    'b.test.mjs',
    'a.test.ts',
    'bc.test.ts',
  ]);
});

test('A report is printed on lines of its own while a step goes on beside', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'one-world-lane-'));
  const report = join(folder, 'lane.tap');
  writeFileSync(report, '# pass 1\n# fail 0\n# cancelled 0\n');
  writeFileSync(`${report}.txt`, 'all of it');
  let printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  jest.spyOn(console, 'log').mockImplementation((text) => void (printed += `${text}\n`));
  await step('Beside', async () => {
    await runNodeTests('tests/hostile', report, {}, { title: 'A lane' });
  });
  rmSync(folder, { recursive: true });
  const lines = printed.split('\n').map((line) => line.replace(/ \.+ .*$/, ''));
  expect(lines).toEqual(['  Beside', '', 'A lane', '', 'all of it', '  Beside', '']);
});
