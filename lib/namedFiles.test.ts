import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '@/tests/support/filesIn';

const ROOT = process.cwd();
const WRITTEN = /\.(?:tsx?|mjs|css|sh|md)$/;
const FOLDERS = 'app cms components docs lib scripts server tests'.split(' ');
const NOT_OURS = /(?:^|\/)(?:\.next|node_modules|migrations|\(payload\))\//;

/** A file's path from the project's root. `xx` stands for a language, `*` for any name. */
const PATH =
  /(?<![\w./@-])(?:app|cms|components|docs|lib|messages|public|scripts|server|tests)\/(?:[\w.()-]+|\[[\w.]+\]|\/)+\.(?:tsx?|mjs|json|css|md|sh)\b/g;
const LINK = /\]\(([\w./-]+\.md)(?:#[\w-]+)?\)/g;
const isExample = (path: string) => /(?:^|\/)(?:xx|NAME)\./.test(path);

const files = () =>
  [...readdirSync(ROOT), ...FOLDERS.flatMap(filesIn)].filter(
    (name) => WRITTEN.test(name) && !NOT_OURS.test(name),
  );

const commentsOf = (source: string) =>
  source
    .split('\n')
    .filter((line) => /^\s*(?:\/?\*|\/\/|#)|\s\/\/ /.test(line))
    .join('\n');

function lostIn(name: string): string[] {
  const source = readFileSync(join(ROOT, name), 'utf8');
  const isDocument = name.endsWith('.md');
  const text = isDocument ? source : commentsOf(source);
  const named = (text.match(PATH) ?? []).filter((path) => !isExample(path));
  const links = isDocument
    ? [...source.matchAll(LINK)].map(([, path = '']) => join(dirname(name), path))
    : [];
  return [...named, ...links]
    .filter((path) => !existsSync(join(ROOT, path)))
    .map((path) => `${name}: ${path}`);
}

describe('The files that comments and documents name', () => {
  it('are there', () => {
    const written = files();
    expect(written.length).toBeGreaterThan(500);
    expect(written.flatMap(lostIn)).toEqual([]);
  });
});
