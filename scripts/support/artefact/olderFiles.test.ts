/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CMS_FILES, keepOlderFiles, SITE_FILES } from './olderFiles.mjs';
import { neededPackages } from './packages.mjs';

const base = mkdtempSync(join(tmpdir(), 'one-world-older-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** A build with a script of its own, and one that no build changes. */
function makeBuild(id: string, { build, served } = SITE_FILES) {
  const folder = join(base, id);
  const write = (path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), id);
  };
  write(`${build}/BUILD_ID`);
  for (const name of [`chunks/${id}.js`, `chunks/${id}.js.br`, 'chunks/same.js']) {
    write(`${served}/${name}`);
  }
  return folder;
}

it.each([
  ['website', SITE_FILES],
  ['CMS', CMS_FILES],
])('serves the scripts of three builds of the %s, not those of a fourth', (_, program) => {
  let previous: Parameters<typeof keepOlderFiles>[1] = null;
  for (const id of ['a', 'b', 'c', 'd']) {
    const folder = makeBuild(id, program);
    previous = { folder, builds: keepOlderFiles(folder, previous, program) };
  }
  const names = (...ids: string[]) => ids.flatMap((id) => [`${id}.js`, `${id}.js.br`]);
  const scriptsOf = (id: string) => readdirSync(join(base, id, program.served, 'chunks')).sort();
  expect(scriptsOf('a')).toEqual([...names('a'), 'same.js']);
  expect(scriptsOf('c')).toEqual([...names('a', 'b', 'c'), 'same.js']);
  expect(scriptsOf('d')).toEqual([...names('b', 'c', 'd'), 'same.js']);
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
