import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { wireAlbum } from '@/lib/contract/album';
import { COLORS } from '@/lib/discovery/cards/draw/colors';
import { fontOf } from '@/lib/discovery/cards/draw/fonts';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { scan } from '@/tests/support/qr';
import { CMS_DIR } from '../../env';
import { sheetOf, type Sheet } from '../sheet';
import { drawFoot, drawSheet, NoLetters, unwritable } from './drawSheet';
import { FOOT, PANEL, px, SHEET_SIZE, WORDS } from './measures';
import { sideOf } from './placed';
import { drawWords } from './words';

const WORK = {
  ...{ id: '7', name: 'The Whale Carries the Sky', author: 'Youssef El Alaoui' },
  ...{ coverPhoto: '/download/a.jpg', countryCode: 'MA', teacher: 'Ms Li', org: 'Atelier' },
  ...{ num: 'WE2021-0060', label: '2021', user: { sex: 1 } },
};
const PLACE = {
  siteUrl: 'https://art.example.org',
  minors: { name: 'full', age: 'exact', gender: 'given' },
  year: '2021',
} as const;

async function aSheet(locale: Locale, fields: object = {}): Promise<Sheet> {
  const wire = wireAlbum.cast({ ...WORK, ...fields });
  const sheet = sheetOf(wire, locale, await messagesOf(locale), PLACE);
  if (!sheet) throw new Error('a work with a picture has a sheet');
  return sheet;
}

const picture = readFileSync(join(CMS_DIR, 'demo/works/2020-008.jpg'));

/** The colour of a point, in the page's pixels. */
async function colorAt(jpeg: Buffer, left: number, top: number) {
  const { data } = await sharp(jpeg)
    .extract({ left: px(left), top: px(top), width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

const near = (color: number[], hex: string) =>
  color.every((value, i) => Math.abs(value - parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16)) < 6);

/** The quarter with the code, at half the size: a phone sees less. */
const codeOf = async (jpeg: Buffer, isRtl: boolean) =>
  sharp(
    await sharp(jpeg)
      .extract({ left: isRtl ? 150 : 2650, top: 1750, width: 700, height: 650 })
      .toBuffer(),
  )
    .resize(350)
    .png()
    .toBuffer();

/** A sheet has 8.7 million points. */
jest.setTimeout(30_000);

describe('drawSheet', () => {
  it.each([
    ['en', false],
    ['ar', true],
  ] as const)(
    'draws A4 at 300 dpi with a code that leads to the number, in %s',
    async (locale, isRtl) => {
      const jpeg = await drawSheet(await aSheet(locale), picture);
      const { width, height, density, format, exif } = await sharp(jpeg).metadata();
      expect(exif).toBeUndefined();
      expect({ width, height, density, format }).toEqual({
        ...SHEET_SIZE,
        density: 300,
        format: 'jpeg',
      });
      const prefix = locale === 'en' ? '' : `/${locale}`;
      expect(await scan(await codeOf(jpeg, isRtl))).toBe(
        `${PLACE.siteUrl}${prefix}/cert/query?unicode=WE2021-0060`,
      );
      // The wall is at the start of the line.
      const top = PANEL.top + 8;
      expect(near(await colorAt(jpeg, isRtl ? 740 : 460, top), COLORS.plinth)).toBe(true);
      expect(near(await colorAt(jpeg, isRtl ? 500 : 700, top), COLORS.mount)).toBe(true);
    },
  );

  it('refuses a name that our fonts lack letters for, rather than leave a hole', async () => {
    const sheet = await aSheet('en', { author: 'ᠮᠣᠩᠭᠣᠯ' });
    await expect(drawSheet(sheet, picture)).rejects.toBeInstanceOf(NoLetters);
  });

  it('draws a mentor with letters that the title font lacks', async () => {
    const drawn = async (teacher: string) => {
      const { pieces } = await drawWords(await aSheet('en', { teacher }), sideOf(false));
      return pieces.length;
    };
    expect(await drawn('Əliyeva Kṛṣṇa')).toBe(await drawn('Ms Li'));
  });

  it('refuses a mentor that no font can write', async () => {
    const sheet = await aSheet('en', { teacher: 'ᠮᠣᠩᠭᠣᠯ' });
    await expect(drawSheet(sheet, picture)).rejects.toBeInstanceOf(NoLetters);
  });

  it('tells the text, if any', async () => {
    expect(unwritable(await aSheet('en', { name: 'Sea ᠮᠣᠩᠭᠣᠯ' }))).toBe('Sea ᠮᠣᠩᠭᠣᠯ');
    expect(unwritable(await aSheet('en'))).toBeNull();
  });

  it.each(['heading', 'say', 'work', 'organiser', 'president', 'scan', 'seal'] as const)(
    'tells a text of the website that no font can write: %s',
    async (field) => {
      const sheet = { ...(await aSheet('en')), [field]: 'Sea 🌍' };
      expect(unwritable(sheet)).toBe('Sea 🌍');
    },
  );

  it('tells the name of a fact that no font can write', async () => {
    const { facts, ...sheet } = await aSheet('en');
    const [fact] = facts;
    if (!fact) throw new Error('a sheet has facts');
    expect(unwritable({ ...sheet, facts: [{ ...fact, title: '🌍' }] })).toBe('🌍');
  });

  it('writes a name whose marks are apart from their letters', async () => {
    const names = { name: 'Jiří', author: 'Jiří', teacher: 'Jiří' };
    const apart = Object.fromEntries(
      Object.entries(names).map(([field, name]) => [field, name.normalize('NFD')]),
    );
    const sheet = await aSheet('en', apart);
    expect(unwritable(sheet)).toBeNull();
    expect(await drawWords(sheet, sideOf(false))).toEqual(
      await drawWords(await aSheet('en', names), sideOf(false)),
    );
  });

  it('writes signs that fonts lack in ordinary letters', async () => {
    const sheet = await aSheet('zh', { name: '梦想Ⅱ', author: 'ﾀﾅｶ', teacher: '②班 李老师' });
    expect(unwritable(sheet)).toBeNull();
  });

  it.each(LOCALES)('has letters for all of its own words in %s', async (locale) => {
    const { facts, organiser, heading, say, work, president, scan: code } = await aSheet(locale);
    const texts = [
      organiser,
      heading,
      say,
      work,
      president,
      code,
      ...facts.map((one) => one.title),
    ];
    expect(texts.filter((text) => !fontOf('serif', text) || !fontOf('display', text))).toEqual([]);
  });
});

describe('drawWords', () => {
  const LONG = {
    name: 'A title that goes on and on, because so much was to be told of it. '.repeat(3),
    author: 'Maximiliane Friederike Alexandra Wilhelmine von Hohenzollern-Sigmaringen',
    teacher: 'Prof. Dr. Anneliese Sommerfeld-Kirchhoffer von und zu Altenburg-Gotha',
    org: 'Association internationale pour la promotion des arts plastiques, section de Bourgogne',
  };

  it.each(LOCALES)('keeps long names within the column, above the foot, in %s', async (locale) => {
    const sheet = await aSheet(locale, LONG);
    const side = sideOf(locale === 'ar');
    const { pieces } = await drawWords(sheet, side);
    expect(await drawFoot(sheet, side)).toHaveLength(2);
    const boxes = await Promise.all(
      pieces.map(async ({ input, left, top }) => {
        const { width, height } = await sharp(input).metadata();
        return { left, right: left + width, bottom: top + height };
      }),
    );
    const mirrored = SHEET_SIZE.width - px(WORDS.left) - px(WORDS.width);
    const start = locale === 'ar' ? mirrored : px(WORDS.left);
    // Organiser on two lines, heading, text, name, title, and each fact with its name.
    expect(boxes).toHaveLength(6 + 2 * sheet.facts.length);
    for (const { left, right, bottom } of boxes) {
      expect(left).toBeGreaterThanOrEqual(start - 4);
      expect(right).toBeLessThanOrEqual(start + px(WORDS.width) + 4);
      expect(bottom).toBeLessThanOrEqual(px(FOOT));
    }
  });

  it('has also long texts of the website on their one line', async () => {
    const long = 'The president of the association and of its museum in Paris. '.repeat(2);
    const { facts, ...rest } = await aSheet('en');
    const texts = { organiser: long, president: long, scan: long };
    const sheet = { ...rest, ...texts, facts: facts.map((fact) => ({ ...fact, title: long })) };
    expect(await drawFoot(sheet, sideOf(false))).toHaveLength(2);
    expect((await drawWords(sheet, sideOf(false))).pieces).toHaveLength(6 + 2 * facts.length);
  });

  it('shows all names of two classes', async () => {
    const names = Array.from({ length: 60 }, () => '王小明');
    const drawn = async (shown: readonly string[]) =>
      drawWords(await aSheet('zh', { author: shown.join('、') }), sideOf(false));
    expect(await drawn(names)).not.toEqual(await drawn(names.slice(1)));
  });

  it('leaves no hole where the work has no teacher, agency, country or sex', async () => {
    const none = { teacher: '', org: '', countryCode: '', user: null };
    const { rules, pieces, flag } = await drawWords(await aSheet('en', none), sideOf(false));
    // The name's, and those of number and date, side by side.
    expect(rules).toHaveLength(3);
    expect(rules[1]?.top).toBe(rules[2]?.top);
    expect(pieces).toHaveLength(6 + 2 * 2);
    expect(flag).toBeNull();
  });
});
