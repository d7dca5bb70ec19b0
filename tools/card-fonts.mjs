import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../scripts/support/paths.mjs';

// Makes the fonts of the preview cards anew (docs/decisions/0015) from the packages below, which are fetched into a
// temporary folder. The fonts are committed, so nobody needs to run it: `node tools/card-fonts.mjs`.

const FOLDER = join(ROOT, 'lib/discovery/cards/fonts');
const TOOLS = ['subset-font@2.9.0', 'fontkit@2.0.4'];

/** All characters of an old national set: what people are named with, without the rarest of the rest. */
function charactersOf(encoding, from, to) {
  const decoder = new TextDecoder(encoding);
  const rows = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const columns = Array.from({ length: 94 }, (_, index) => 0xa1 + index);
  return decoder.decode(Uint8Array.from(rows.flatMap((row) => columns.flatMap((c) => [row, c]))));
}
const between = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const LATIN = ['latin', 'latin-ext', 'vietnamese'];
const SERIF = [...LATIN, 'cyrillic', 'cyrillic-ext', 'greek'];
const noto = (script) => ({ name: `noto-sans-${script}`, version: '5.3.0', sets: [script] });

/** `only`: what of a large set is taken. */
const FONTS = [
  { name: 'bricolage-grotesque', version: '5.3.0', sets: LATIN, weight: 700 },
  { name: 'source-serif-4', version: '5.3.1', sets: SERIF, weight: 400 },
  { name: 'source-serif-4', version: '5.3.1', sets: SERIF, weight: 400, style: 'italic' },
  { name: 'noto-sans', version: '5.3.0', sets: ['cyrillic', 'cyrillic-ext', 'greek'] },
  { name: 'readex-pro', version: '5.3.0', sets: ['arabic'] },
  // The letters of Persian, Urdu and others that Readex Pro lacks.
  noto('arabic'),
  { name: 'noto-sans-sc', version: '5.3.0', sets: ['chinese-simplified'] },
  {
    name: 'noto-sans-jp',
    version: '5.3.0',
    sets: ['japanese'],
    only: between(0x3001, 0x303f) + between(0x3041, 0x30ff),
  },
  {
    name: 'noto-sans-kr',
    version: '5.3.0',
    sets: ['korean'],
    only: charactersOf('euc-kr', 0xb0, 0xc8),
  },
  ...['armenian', 'bengali', 'devanagari', 'ethiopic', 'georgian', 'hebrew', 'tamil', 'thai'].map(
    noto,
  ),
];

const WEIGHT = 600;
const packageOf = ({ name, version }) => `@fontsource/${name}@${version}`;

/** Every font is under the SIL Open Font License, whose text is the same in all packages. */
function writeLicence(folder) {
  const licences = FONTS.map(({ name }) => {
    const file = join(folder, 'node_modules/@fontsource', name, 'LICENSE');
    const [owner = '', ...text] = readFileSync(file, 'utf8').split('\n');
    return { line: `${name}: ${owner}`, text: text.join('\n') };
  });
  const lines = [...new Set(licences.map(({ line }) => line))];
  writeFileSync(join(FOLDER, 'OFL.txt'), `${lines.join('\n')}\n${licences[0].text}`);
}

/** The end of a font's list of characters; no character. */
const LAST_OF_LIST = 0xffff;

/** The characters that a font can draw, as ranges of code points in order: `[[32, 126], [160, 255]]`. */
function rangesOf(characters) {
  const ranges = [];
  for (const point of [...new Set(characters)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (point === LAST_OF_LIST) continue;
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
}

async function makeFonts(folder) {
  const fromFolder = createRequire(join(folder, 'package.json'));
  const [subsetFont, fontkit] = [fromFolder('subset-font'), fromFolder('fontkit')];
  const fonts = {};
  for (const { name, sets, weight = WEIGHT, style = 'normal', only } of FONTS) {
    for (const set of sets) {
      const source = `@fontsource/${name}/files/${name}-${set}-${weight}-${style}.woff2`;
      const file = `${name}-${set}${style === 'italic' ? '-italic' : ''}.ttf`;
      const font = await subsetFont(readFileSync(fromFolder.resolve(source)), only ?? '', {
        targetFormat: 'truetype',
        noHinting: true,
        ...(only ? {} : { keepAllGlyphs: true, text: undefined }),
      });
      writeFileSync(join(FOLDER, file), font);
      const { familyName, characterSet } = fontkit.create(font);
      fonts[file] = { family: familyName, covers: rangesOf(characterSet) };
    }
  }
  writeFileSync(join(FOLDER, 'fonts.json'), `${JSON.stringify(fonts)}\n`);
}

const folder = mkdtempSync(join(tmpdir(), 'card-fonts-'));
try {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const packages = [...TOOLS, ...new Set(FONTS.map(packageOf))];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder });
  await makeFonts(folder);
  writeLicence(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
