import { drawText, emphasised, partsOf, type TextStyle } from './text';

const STYLE: TextStyle = {
  role: 'display',
  color: '#000000',
  sizes: [24],
  width: 240,
  height: 70,
  isRtl: false,
};

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
});
