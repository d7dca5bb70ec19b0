import { once } from 'node:events';
import sharp from 'sharp';
import { withCircuitBreaker } from '@/lib/services/circuitBreaker';
import type { Card } from '../card';
import { CARD_MAX_BYTES } from '../card';
import fonts from '../fonts/fonts.json';
import { drawCard } from './drawCard';
import { composed, fontOf, needsSerif, withoutSymbols } from './fonts';

const SEED = 7;

/** Coloured noise: the worst case for JPEG. */
async function noise(width: number, height: number) {
  let state = SEED;
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < data.length; i += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    data[i] = state >> 16;
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

let picture: Buffer;
beforeAll(async () => (picture = await noise(900, 700)));
beforeEach(() => {
  const answer = async () => new Response(new Uint8Array(picture));
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
});

const aCard = (author: string, rest: Partial<Card> = {}): Card => ({
  locale: 'en',
  words: { as: 'label', author, title: 'The Whale Carries the Sky', meta: 'China · 10 year old' },
  picture: { as: 'framed', imgUrl: '/download/a.png' },
  year: '2023',
  alt: '',
  ...rest,
});

const LONG = 'A title that goes on and on, because so much was to be told. '.repeat(8);

describe('drawCard', () => {
  const text = { as: 'text', kicker: '2022', title: LONG, text: LONG } as const;
  it.each([
    ['a framed work', aCard('曹思远')],
    ['a still', aCard('', { words: text, picture: { as: 'still', imgUrl: '/download/a.png' } })],
    ['a film', aCard('', { words: text, picture: { as: 'film', imgUrl: '/download/a.png' } })],
    ['no picture', aCard('', { words: text, picture: null })],
  ])('makes a JPEG of 1200×630 within the limit of %s', async (_, card) => {
    const jpeg = await drawCard(card);
    expect(jpeg.byteLength).toBeLessThanOrEqual(CARD_MAX_BYTES);
    const { format, width, height } = await sharp(jpeg).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  });

  it.each([
    ['words', LONG.repeat(61)],
    ['Chinese', '驮着天空的鲸'.repeat(5000)],
    ['lines', 'One\n'.repeat(7500)],
    ['empty lines', `${'\n'.repeat(200)}One`.repeat(150)],
  ])('draws a card of a text of 30,000 characters: %s', async (_, long) => {
    for (const [title, said] of [
      ['Open', long],
      [long, 'Open'],
    ] as const) {
      const words = { as: 'text', kicker: '2022', title, text: said } as const;
      const jpeg = await drawCard(aCard('', { words, picture: null }));
      expect((await sharp(jpeg).metadata()).format).toBe('jpeg');
    }
  });

  it('shows of a text that is longer than it can draw what it shows of a part that it can', async () => {
    const draw = (said: string) =>
      drawCard(aCard('', { words: { ...text, title: 'Open', text: said }, picture: null }));
    const [part, whole] = [await draw(LONG), await draw(LONG.repeat(61))];
    expect(part.equals(whole)).toBe(true);
  });

  it.each([
    ['Nguyễn Minh An', 'Dans mon dessin, tout le monde gagne'],
    ['Maximiliane Friederike von Hohenzollern', LONG],
  ])(
    'keeps room for country and age below the long name and title of %s',
    async (author, title) => {
      const draw = (meta: string) =>
        drawCard(aCard('', { words: { as: 'label', author, title, meta } }));
      const [one, other] = [await draw('Viêt Nam · 9 ans'), await draw('Viêt Nam · 8 ans')];
      expect(one.equals(other)).toBe(false);
    },
  );

  it('keeps no room for a line that no font can write', async () => {
    const author = 'Maximiliane Friederike von Hohenzollern';
    const draw = (meta: string) =>
      drawCard(aCard('', { words: { as: 'label', author, title: LONG, meta } }));
    expect((await draw('ᠮᠣᠩᠭᠣᠯ')).equals(await draw(''))).toBe(true);
  });

  it.each([
    ['Ma planète 🌍', 'Ma planète'],
    ['Ma ♥ planète → ★', 'Ma planète'],
    ['👩🏽‍🚀 Ma planète 🇫🇷 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ☀️', 'Ma planète'],
    ['1️⃣ planète', '1 planète'],
    ['© planète 🌍', '© planète'],
    ['🌍', ''],
  ])('draws %s without the symbols that no font has', async (title, rest) => {
    const draw = (shown: string) =>
      drawCard(
        aCard('', { words: { as: 'label', author: 'Lana', title: shown, meta: 'Croatia' } }),
      );
    expect((await draw(title)).equals(await draw(rest))).toBe(true);
  });

  it('fetches a picture once for the languages of a card, and again for another', async () => {
    const cardIn = (locale: Card['locale'], name: string) =>
      aCard('', { locale, picture: { as: 'framed', imgUrl: `/download/${name}.png` } });
    const [en, fr] = [await drawCard(cardIn('en', 'b')), await drawCard(cardIn('fr', 'b'))];
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(en.equals(fr)).toBe(true);
    await drawCard(cardIn('en', 'c'));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('throws net.error while the picture cannot be had', async () => {
    jest.mocked(fetch).mockResolvedValue(new Response('', { status: 503 }));
    const picture = { as: 'framed', imgUrl: '/download/gone.png' } as const;
    await expect(drawCard(aCard('Lana', { picture }))).rejects.toMatchObject({
      token: 'net.error',
    });
  });

  it('takes no storage for hanging whose picture begins at once and is long on its way', async () => {
    const begun = AbortSignal.timeout.bind(AbortSignal);
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => begun(30));
    const left = jest.fn();
    const dripping = new ReadableStream<Uint8Array>({
      pull: async (to) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        to.enqueue(new Uint8Array(1));
      },
      cancel: left,
    });
    jest.mocked(fetch).mockResolvedValue(new Response(dripping));
    const picture = { as: 'framed', imgUrl: '/download/slow.png' } as const;
    await expect(drawCard(aCard('Lana', { picture }))).rejects.toMatchObject({
      token: 'net.error',
    });
    expect(left).toHaveBeenCalled();
    await expect(withCircuitBreaker('media', 1000, async () => 'ok')).resolves.toBe('ok');
  });

  it('does not wait for a picture while the image storage hangs', async () => {
    const hanging = (limit: AbortSignal) =>
      once(limit, 'abort').then(() => Promise.reject(limit.reason));
    await expect(withCircuitBreaker('media', 1, hanging)).rejects.toThrow();
    const picture = { as: 'framed', imgUrl: '/download/late.png' } as const;
    await expect(drawCard(aCard('Lana', { picture }))).rejects.toMatchObject({
      token: 'net.error',
    });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('fontOf', () => {
  it.each([
    ['Latin with marks', 'Žofie Nguyễn Thị'],
    ['Azerbaijani', 'Əli Məmmədov'],
    ['romanised Sanskrit', 'Kṛṣṇa Saṅgha'],
    ['romanised Korean', 'Yi Sŏngmin'],
    ['Cyrillic', 'Данило Гончар'],
    ['Greek', 'Ελένη Παππά'],
    ['Arabic', 'يوسف العلوي'],
    ['Persian', 'نگار رستمی'],
    ['Chinese, simple and traditional', '驮着天空的鲸 鄭樂兒'],
    ['Japanese', '小野寺さくら'],
    ['Korean', '오태양'],
    ['Thai', 'ณิชา แสงทอง'],
    ['Ethiopic', 'ሰላም ተስፋዬ'],
    ['Armenian', 'Արամ Պետրոսյան'],
    ['Georgian', 'ნინო ბერიძე'],
    ['Hebrew', 'נועה'],
    ['Devanagari', 'आरव'],
    ['Hausa', 'Ɗanladi Ɓoyi Ƙofar Ƴar, ɗ ɓ ƙ ƴ'],
    ['Ewe and Akan', 'Kɔfi Ɖeka Ɣebe Ɛsi Ɔkyerɛ, ɖ ɣ'],
    ...['颯太', '聡', '寛', '鎌田', '亀', '鯨', '髙橋', '山﨑'].map((name) => ['Japanese', name]),
    ...['李潆', '谖', '钭婵', '王垲'].map((name) => ['Chinese of the mainland', name]),
    ...['鄒禎', '螞蟻', '風箏', '堃', '煊'].map((name) => ['Chinese of Taiwan', name]),
  ])('has letters for %s', (_, name) => {
    expect(fontOf('display', name)?.files.length).toBeGreaterThan(0);
    expect(fontOf('serif', name)?.files.length).toBeGreaterThan(0);
  });

  const codes = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);

  it.each([
    ['gbk', 'China', 6763, codes(0xb0, 0xf7), codes(0xa1, 0xfe)],
    ['euc-jp', 'Japan', 2965, codes(0xb0, 0xcf), codes(0xa1, 0xfe)],
    ['big5', 'Taiwan', 5401, codes(0xa4, 0xc6), [...codes(0x40, 0x7e), ...codes(0xa1, 0xfe)]],
  ])('has all everyday characters of the set %s of %s', (encoding, _, count, rows, columns) => {
    const bytes = rows.flatMap((row) => columns.flatMap((column) => [row, column]));
    const text = new TextDecoder(encoding).decode(Uint8Array.from(bytes));
    const characters = text.match(/\p{sc=Han}/gu) ?? [];
    expect(characters.length).toBeGreaterThanOrEqual(count);
    for (const role of ['display', 'serif', 'italic'] as const)
      expect(characters.filter((one) => !fontOf(role, one))).toEqual([]);
  });

  const LAST = [
    'noto-sans-sc-hanzi.ttf',
    'noto-sans-jp-kanji.ttf',
    'noto-sans-tc-hanzi.ttf',
    'noto-sans-latin.ttf',
  ];

  it('asks those last that stand in for others, which have families of their own', () => {
    expect(Object.keys(fonts).slice(-LAST.length)).toEqual(LAST);
    const families = Object.values(fonts).map(({ family }) => family);
    for (const family of families.slice(-LAST.length))
      expect(families.filter((other) => other === family)).toHaveLength(1);
  });

  it('draws with the kanji and hanzi that stand in only what the others lack', () => {
    const known = new Set<number>();
    for (const [file, { covers }] of Object.entries(fonts)) {
      const points = covers.flatMap(([from = 0, to = -1]) => codes(from, to));
      if (LAST.slice(0, -1).includes(file))
        expect(points.filter((point) => known.has(point))).toEqual([]);
      for (const point of points) known.add(point);
    }
  });

  it('writes in one font what has letters that only the last has, and their marks', () => {
    for (const role of ['display', 'serif', 'italic'] as const) {
      expect(fontOf(role, 'Kɔ́fi Ọlá')?.families[0]).toBe('Noto Sans Medium');
      expect(fontOf(role, 'Kofi Ọlá Əli')?.families).not.toContain('Noto Sans Medium');
    }
  });

  it('asks no font for what chooses a letter’s form', () => {
    for (const name of ['葛\u{e0100}城', '神\ufe00', 'a\u034f\u0301'])
      expect(fontOf('display', name)).not.toBeNull();
  });

  it('writes a name in one font where letters join', () => {
    expect(fontOf('display', 'نگار رستمی')?.families).toEqual(['Noto Sans Arabic SemiBold']);
    expect(fontOf('display', 'يوسف العلوي')?.families).toEqual(['Readex Pro SemiBold']);
  });

  it('draws in the serif only what the title font lacks', () => {
    expect(needsSerif('Əli')).toBe(true);
    const families = ['Bricolage Grotesque 96pt ExtraBold', 'Source Serif 4'];
    expect(fontOf('display', 'Əli')?.families).toEqual(families);
    for (const text of ['Žofie', 'Данило', '鄭樂兒', '']) expect(needsSerif(text)).toBe(false);
  });

  it('slants what has italics, and nothing else', () => {
    expect(fontOf('italic', 'First Walk')?.isItalic).toBe(true);
    expect(fontOf('italic', '驮着天空的鲸')?.isItalic).toBe(false);
  });

  it('keeps a text as it is but for symbols', () => {
    for (const text of ['Sea  © 2024', 'ᠮᠣᠩᠭᠣᠯ']) expect(withoutSymbols('serif', text)).toBe(text);
    expect(fontOf('serif', withoutSymbols('serif', 'ᠮᠣᠩᠭᠣᠯ 🌍'))).toBeNull();
  });

  it.each([
    ['梦想Ⅱ', '梦想II'],
    ['第②课', '第2课'],
    ['①②③', '1 2 3'],
    ['ﾀﾅｶ ﾀﾞﾘｱ ﾊﾟﾝ', 'タナカ ダリア パン'],
    ['37℃', '37°C'],
    ['5⅓', '5 1⁄3'],
    ['5½', '5½'],
    ['x⁴', 'x4'],
    ['㈥年级', '(六)年级'],
    ['Ａ', 'Ａ'],
    ['a\u202fb\u00a0c', 'a\u202fb\u00a0c'],
  ])('writes signs that fonts lack in ordinary letters: %s', (given, written) => {
    expect(composed(given)).toBe(written);
    for (const role of ['display', 'serif', 'italic'] as const)
      expect(fontOf(role, composed(given))).not.toBeNull();
  });

  it('leaves out of cards symbols whose letters fonts lack, too', () => {
    expect(fontOf('serif', composed('㉠'))).toBeNull();
    expect(withoutSymbols('serif', '㉠ Sea')).toBe('Sea');
  });

  it('leaves out what no font can write, rather than draw empty boxes', () => {
    expect(fontOf('display', 'ᠮᠣᠩᠭᠣᠯ')).toBeNull();
    expect(fontOf('display', composed('ᠮᠣᠩᠭᠣᠯ'))).toBeNull();
    expect(fontOf('display', ' ')).toBeNull();
  });
});
