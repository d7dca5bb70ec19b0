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

const codes = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const between = (from, to) => String.fromCodePoint(...codes(from, to));

const COLUMNS = codes(0xa1, 0xfe);
const BIG5_COLUMNS = [...codes(0x40, 0x7e), ...COLUMNS];

/** The Chinese or Korean characters of an old national set: what people are named with, without the rarest of the rest. */
function charactersIn(encoding, rows, columns = COLUMNS) {
  const bytes = Uint8Array.from(rows.flatMap((row) => columns.flatMap((column) => [row, column])));
  const text = new TextDecoder(encoding).decode(bytes);
  return text.match(/[\p{sc=Han}\p{sc=Hangul}]/gu).join('');
}

/** Both levels. */
const GB = charactersIn('gbk', codes(0xb0, 0xf7));
/** Both levels, and what IBM added: 﨑. */
const JIS = charactersIn('euc-jp', [...codes(0xb0, 0xf4), ...codes(0xf9, 0xfc)]);
/** Both levels. */
const BIG5 = charactersIn('big5', [...codes(0xa4, 0xc6), ...codes(0xc9, 0xf9)], BIG5_COLUMNS);

const LATIN = ['latin', 'latin-ext', 'vietnamese'];
const SERIF = [...LATIN, 'cyrillic', 'cyrillic-ext', 'greek'];
const noto = (script) => ({ name: `noto-sans-${script}`, version: '5.3.0', sets: [script] });
/**
 * `only`: what of a large set is taken. `lacked`: of this, what no font before it has, so that what those draw stays as it is.
 * `file`: that of the whole font, as the files of fontsource lack some of each national set, and the marks of Latin letters.
 */
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
    only: charactersIn('euc-kr', codes(0xb0, 0xc8)),
  },
  ...['armenian', 'bengali', 'devanagari', 'ethiopic', 'georgian', 'hebrew', 'tamil', 'thai'].map(
    noto,
  ),
  {
    name: 'noto-sans-sc',
    version: '0.4.3',
    sets: ['hanzi'],
    file: '600SemiBold/NotoSansSC_600SemiBold.ttf',
    lacked: GB,
  },
  {
    name: 'noto-sans-jp',
    version: '0.4.3',
    sets: ['kanji'],
    file: '600SemiBold/NotoSansJP_600SemiBold.ttf',
    lacked: JIS,
  },
  {
    name: 'noto-sans-tc',
    version: '0.4.3',
    sets: ['hanzi'],
    file: '600SemiBold/NotoSansTC_600SemiBold.ttf',
    lacked: BIG5,
  },
  // Of another weight, it is another family: where Noto Sans draws Greek or Cyrillic, the Latin letters stay as they are.
  {
    name: 'noto-sans',
    version: '0.4.2',
    sets: ['latin'],
    file: '500Medium/NotoSans_500Medium.ttf',
    only: between(0x20, 0x36f) + between(0x1e00, 0x1eff) + between(0x2010, 0x205e),
  },
];

const WEIGHT = 600;
const folderOf = ({ name, file }) => `${file ? '@expo-google-fonts' : '@fontsource'}/${name}`;
const packageOf = (font) => `${folderOf(font)}@${font.version}`;

/** Every font is under the SIL Open Font License, whose text is the same in all packages. */
function writeLicence(folder) {
  const licences = FONTS.map((font) => {
    const name = font.file ? 'LICENSE_FONT' : 'LICENSE';
    const file = join(folder, 'node_modules', folderOf(font), name);
    const [owner = '', ...text] = readFileSync(file, 'utf8').split('\n');
    return { line: `${font.name}: ${owner}`, text: text.join('\n') };
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

const without = (text, known) =>
  [...text].filter((character) => !known.has(character.codePointAt(0))).join('');

async function makeFonts(folder) {
  const fromFolder = createRequire(join(folder, 'package.json'));
  const [subsetFont, fontkit] = [fromFolder('subset-font'), fromFolder('fontkit')];
  const fonts = {};
  const known = new Set();
  for (const font of FONTS) {
    const { name, sets, weight = WEIGHT, style = 'normal', lacked } = font;
    const only = lacked ? without(lacked, known) : font.only;
    for (const set of sets) {
      const source = font.file ?? `files/${name}-${set}-${weight}-${style}.woff2`;
      const file = `${name}-${set}${style === 'italic' ? '-italic' : ''}.ttf`;
      const path = fromFolder.resolve(`${folderOf(font)}/${source}`);
      const made = await subsetFont(readFileSync(path), only ?? '', {
        targetFormat: 'truetype',
        noHinting: true,
        ...(only ? {} : { keepAllGlyphs: true, text: undefined }),
      });
      writeFileSync(join(FOLDER, file), made);
      const { familyName, characterSet } = fontkit.create(made);
      for (const point of characterSet) known.add(point);
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
