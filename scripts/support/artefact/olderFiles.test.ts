/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keepOlderFiles } from './olderFiles.mjs';
import { neededPackages } from './packages.mjs';

const base = mkdtempSync(join(tmpdir(), 'one-world-older-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** A build with a script of its own, and one that no build changes. */
function makeBuild(id: string) {
  const folder = join(base, id);
  const write = (path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), id);
  };
  write('.next/BUILD_ID');
  for (const name of [`chunks/${id}.js`, `chunks/${id}.js.br`, 'chunks/same.js']) {
    write(`.next/files/_next/static/${name}`);
  }
  return folder;
}

const scriptsOf = (folder: string) =>
  readdirSync(join(folder, '.next/files/_next/static/chunks')).sort();

it('serves the scripts of three builds: the fourth pushes out those of the first', () => {
  let previous: Parameters<typeof keepOlderFiles>[1] = null;
  for (const id of ['a', 'b', 'c', 'd']) {
    const folder = makeBuild(id);
    previous = { folder, builds: keepOlderFiles(folder, previous) };
  }
  const names = (...ids: string[]) => ids.flatMap((id) => [`${id}.js`, `${id}.js.br`]);
  expect(scriptsOf(join(base, 'a'))).toEqual([...names('a'), 'same.js']);
  expect(scriptsOf(join(base, 'c'))).toEqual([...names('a', 'b', 'c'), 'same.js']);
  expect(scriptsOf(join(base, 'd'))).toEqual([...names('b', 'c', 'd'), 'same.js']);
  expect(previous?.builds.map(({ id }) => id)).toEqual(['d', 'c', 'b']);
});

it('counts equal builds once', () => {
  const [one, two] = [makeBuild('one'), makeBuild('two')];
  const first = { folder: one, builds: keepOlderFiles(one, null) };
  const second = { folder: two, builds: keepOlderFiles(two, first) };
  expect(keepOlderFiles(two, second).map(({ id }) => id)).toEqual(['two', 'one']);
});

it('takes along what a program in production may load', () => {
  const packages = {
    '': {},
    cms: {},
    'node_modules/cms': { link: true },
    'node_modules/next': {},
    'node_modules/next/node_modules/postcss': {},
    'node_modules/@next/swc-linux-x64-gnu': { optional: true },
    'node_modules/jest': { dev: true },
    'node_modules/zod': { devOptional: true },
    'node_modules/typescript': { devOptional: true },
  };
  expect(neededPackages(packages)).toEqual([
    'node_modules/next',
    'node_modules/next/node_modules/postcss',
    'node_modules/zod',
  ]);
});
