/** @jest-environment node */
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withOwnCaches } from './ownCaches.mjs';
import { readSettings } from './settings.mjs';

let base = '';
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), text);
};
const read = (path: string) => readFileSync(join(base, path), 'utf8');

function makeProgram(name: string, build: string) {
  write(`${name}/package.json`, '{}');
  write(`${name}/next.config.mjs`, '');
  write(`${name}/public/a.txt`, build);
  write(`${name}/.next/BUILD_ID`, build);
  write(`${name}/.next/server/app/page.js`, build);
  write(`${name}/.next/server/route-cache/page.html`, 'of another process');
  write(`${name}/.next/cache/read`, 'of another process');
  return join(base, name);
}

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'one-world-caches-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const SHOWN = readSettings({}).shown;
const PAGE = '.next/server/route-cache/page.html';

it('keeps everything in the program without a folder of its own', () => {
  const program = makeProgram('one', 'first');
  expect(withOwnCaches(program, '', SHOWN)).toBe(program);
  write(`one/${PAGE}`, 'mine');
  withOwnCaches(program, '', SHOWN);
  expect(read(`one/${PAGE}`)).toBe('mine');
});

it.each(['', 'caches'])('in "%s" forgets pages that show what the settings say no more', (own) => {
  const program = makeProgram('one', 'first');
  const cacheDir = own && join(base, own);
  const folder = own || 'one';
  withOwnCaches(program, cacheDir, SHOWN);
  let shown = SHOWN;
  const env: Record<string, string> = {};
  for (const [name, value] of [
    ['SITE_URL', 'https://exhibition.example'],
    ['FAVOURITES_KEEP_DAYS', '30'],
    ['MINORS_NAME', 'initial'],
    ['MINORS_AGE', 'band'],
    ['MINORS_GENDER', 'given'],
  ] as const) {
    env[name] = value;
    ({ shown } = readSettings(env));
    write(`${folder}/${PAGE}`, 'as it was');
    write(`${folder}/.next/cache/withdrawn.json`, '{}');
    withOwnCaches(program, cacheDir, shown);
    expect(existsSync(join(base, folder, PAGE))).toBe(false);
    expect(read(`${folder}/.next/cache/withdrawn.json`)).toBe('{}');
  }
  write(`${folder}/${PAGE}`, 'with an initial');
  withOwnCaches(program, cacheDir, shown);
  expect(read(`${folder}/${PAGE}`)).toBe('with an initial');
});

it('does not start with such pages in a folder that cannot be written, and says which', () => {
  const program = makeProgram('one', 'first');
  const pages = join(program, '.next/server/route-cache');
  const denied = jest.spyOn(fs, 'rmSync').mockImplementation(() => {
    throw new Error('EACCES: permission denied');
  });
  expect(() => withOwnCaches(program, '', SHOWN)).toThrow(
    new RegExp(`^delete ${pages}, or let it be written: .* \\(EACCES: permission denied\\)$`),
  );
  denied.mockRestore();
  // No mark says that they are gone.
  withOwnCaches(program, '', SHOWN);
  expect(existsSync(pages)).toBe(false);
});

it('reads the build and keeps nothing in it', () => {
  const program = makeProgram('one', 'first');
  expect(withOwnCaches(program, join(base, 'caches'), SHOWN)).toBe(join(base, 'caches'));
  expect(read('caches/.next/server/app/page.js')).toBe('first');
  expect(read('caches/public/a.txt')).toBe('first');
  expect(existsSync(join(base, 'caches/.next/server/route-cache/page.html'))).toBe(false);
  expect(existsSync(join(base, 'caches/.next/cache/read'))).toBe(false);
  write('caches/.next/server/route-cache/mine.html', 'mine');
  write('caches/.next/cache/fetch-cache/mine', 'mine');
  expect(existsSync(join(program, '.next/server/route-cache/mine.html'))).toBe(false);
  expect(existsSync(join(program, '.next/cache/fetch-cache'))).toBe(false);
});

it('keeps its pages over a restart, and of another build all but the pages', () => {
  const program = makeProgram('one', 'first');
  withOwnCaches(program, join(base, 'caches'), SHOWN);
  write('caches/.next/server/route-cache/mine.html', 'mine');
  write('caches/.next/cache/withdrawn.json', '{}');
  withOwnCaches(program, join(base, 'caches'), SHOWN);
  expect(read('caches/.next/server/route-cache/mine.html')).toBe('mine');

  withOwnCaches(makeProgram('two', 'second'), join(base, 'caches'), SHOWN);
  expect(existsSync(join(base, 'caches/.next/server/route-cache'))).toBe(false);
  expect(read('caches/.next/cache/withdrawn.json')).toBe('{}');
  expect(read('caches/.next/server/app/page.js')).toBe('second');
  expect(read('one/.next/server/app/page.js')).toBe('first');
});

it('never deletes what it has not linked', () => {
  const program = makeProgram('one', 'first');
  write('caches/package.json', 'of somebody else');
  write('caches/notes.txt', 'of somebody else');
  expect(() => withOwnCaches(program, join(base, 'caches'), SHOWN)).toThrow('EEXIST');
  expect(read('caches/package.json')).toBe('of somebody else');
  expect(read('caches/notes.txt')).toBe('of somebody else');
});
