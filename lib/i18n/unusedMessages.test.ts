import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from '@/messages/en.json';
import { filesIn } from '../../tests/support/filesIn';

type Texts = { [key: string]: string | Texts };

/** Namespaces that are read as a whole, or key by key, or passed to another folder. */
const READ_AS_A_WHOLE = [
  ...['privacy.sections', 'accessibility.sections', 'check.problems.translation'],
  ...['favorite.invalid', 'check.kinds', 'certificate.tooLong', 'gallery.colours'],
  ...['artwork.facts.organisation', 'artwork.facts.introduction', 'videos.flow.previous'],
];

const COMMENT = /^\s*(?:\/?\*|\/\/).*$/gm;
const WORD = /\b\w+\b/g;
/** `Text` in texts[`${warning}Text`]. */
const ENDING = /\$\{[^}]*\}([A-Z]\w*)/g;

/** The identifiers in a folder's code, and the suffixes that it appends to names. */
function namedIn(files: string[]) {
  const code = files.map((file) => readFileSync(file, 'utf8').replace(COMMENT, '')).join('\n');
  const words = new Set(code.match(WORD));
  const endings = [...code.matchAll(ENDING)].flatMap(([, ending]) => ending ?? []);
  return (key: string) =>
    words.has(key) ||
    endings.some((end) => key.endsWith(end) && words.has(key.slice(0, -end.length)));
}

function keysOf(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [before + key] : keysOf(text, `${before}${key}.`),
  );
}

const isIn = (key: string, whole: string) => key === whole || key.startsWith(`${whole}.`);

const codeIn = (folder: string) =>
  filesIn(folder).filter((name) => /(?<!\.test|\.d)\.(?:tsx?|mjs)$/.test(name));

const within = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

test('Every text is named, with all of its path, by the code of one folder', () => {
  const folders = ['app', ...within('components'), ...within('lib')].map(codeIn).map(namedIn);
  const unnamed = keysOf(en).filter(
    (key) => !folders.some((names) => key.split('.').every((part) => names(part))),
  );
  expect(unnamed.filter((key) => !READ_AS_A_WHOLE.some((whole) => isIn(key, whole)))).toEqual([]);
  expect(READ_AS_A_WHOLE.filter((whole) => !unnamed.some((key) => isIn(key, whole)))).toEqual([]);
});
