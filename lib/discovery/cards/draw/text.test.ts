import sharp from 'sharp';
import { drawText, emphasised, partsOf, type TextStyle } from './text';

const STYLE: TextStyle = {
  role: 'display',
  color: '#000000',
  sizes: [24],
  width: 240,
  height: 70,
  isRtl: false,
};

/** What is free on each side of a text's last line, in pixels. */
async function besideLastLine(text: string, isRtl: boolean) {
  const piece = await drawText(text, { ...STYLE, height: 120, isRtl });
  if (!piece) throw new Error('our fonts lack a letter');
  const { input, width } = piece;
  const height = Math.floor(piece.height / 4);
  const ink = await sharp(input)
    .extract({ left: 0, top: piece.height - height, width, height })
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  const columns = Array.from({ length: width }, (_, x) =>
    ink.some((alpha, at) => at % width === x && alpha > 127),
  );
  return { left: columns.indexOf(true), right: width - 1 - columns.lastIndexOf(true) };
}

describe('partsOf', () => {
  it.each([
    ['The Whale Carries', ['The ', 'Whale ', 'Carries']],
    ['Rindfleischetikett', [...'Rindfleischetikett']],
    ['关于 2024 年', ['关', '于', ' ', '2024 ', '年']],
    ['さくら', ['さ', 'く', 'ら']],
    ['ที่นี่', ['ที่', 'นี่']],
    ['e\u0301te\u0301', ['e\u0301', 't', 'e\u0301']],
    ['오 태양', ['오 ', '태양']],
  ])('cuts %s between words, or letters where there are no spaces', (text, parts) =>
    expect(partsOf(text)).toEqual(parts),
  );
});

describe('emphasised', () => {
  it.each([
    ['for the painting A', 'A', 'for the painting <i>A</i>'],
    ['pour le tableau « a »', 'a', 'pour le tableau « <i>a</i> »'],
    ['for the painting pain', 'pain', 'for the painting <i>pain</i>'],
    ['作品《梦》', '梦', '作品《梦》'],
    ['for the pain…', 'painting', 'for the pain…'],
    ['for the painting', '', 'for the painting'],
  ])('sets in %s the title %s in italics, which stands last', (sentence, title, markup) =>
    expect(emphasised(sentence, title)).toBe(markup),
  );
});

describe('drawText', () => {
  it('draws letters whose marks are apart as those that have them', async () => {
    const drawn = await drawText('Jiří'.normalize('NFD'), STYLE);
    expect(drawn).not.toBeNull();
    expect(drawn).toEqual(await drawText('Jiří'.normalize('NFC'), STYLE));
  });

  it('shortens a Chinese text in the same place with and without a space', async () => {
    const text = '驮着天空的鲸，孩子们画的是他们梦见的世界，一个共同的未来。'.repeat(4);
    const [whole, spaced] = await Promise.all([
      drawText(text, STYLE),
      drawText(`${text} 2024`, STYLE),
    ]);
    expect(whole).not.toBeNull();
    expect(spaced).toEqual(whole);
  });

  it.each([
    ['Internationalisation والسلام', false],
    ['Internationalisation والسلام', true],
    ['Internationalisation ٢٠٢٤', false],
    ['Internationalisation 2024', false],
    ['Internationalisation 2024', true],
  ])('sets all lines of %j on one side, from right to left: %s', async (text, isRtl) => {
    const { left, right } = await besideLastLine(text, isRtl);
    expect(left > right).toBe(isRtl);
    expect(Math.abs(left - right)).toBeGreaterThan(30);
  });

  it('sets a mixed text as a whole from right to left where the language is', async () => {
    const drawn = await drawText('Sea بحر', { ...STYLE, isRtl: true });
    expect(drawn).not.toBeNull();
    expect(drawn).toEqual(await drawText('\u200fSea بحر', { ...STYLE, isRtl: true }));
    expect(drawn).not.toEqual(await drawText('Sea بحر', STYLE));
  });
});
