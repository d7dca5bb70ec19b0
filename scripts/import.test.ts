import { spawnSync } from 'node:child_process';

const saidOf = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/import.mjs', ...words], { encoding: 'utf8' }).stderr.trim();

it('says why a folder or an archive can’t be looked at, which is not missing', () => {
  const long = 'x'.repeat(300);
  for (const name of [long, `${long}.zip`]) {
    expect(saidOf(name)).toMatch(/^Not imported: ENAMETOOLONG: .+$/);
  }
  expect(saidOf('nowhere')).toMatch(/^There is no folder \/.+\/nowhere\.$/);
  expect(saidOf('nowhere.zip')).toMatch(/^There is no file \/.+\/nowhere\.zip\.$/);
});
