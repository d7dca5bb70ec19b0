import { normalisedName } from './name';

describe('normalisedName', () => {
  it.each([
    [' Ann ', 'Ann'],
    ['\u202eAnn\u202c', 'Ann'],
    ['\u2067 دانا \u2069', 'دانا'],
    ['می\u200cنا', 'می\u200cنا'],
    ['👩\u200d🎨', '👩\u200d🎨'],
    ['민', '민'],
    ['7', '7'],
  ])('makes %j %j', (typed, name) => {
    expect(normalisedName(typed)).toBe(name);
    expect(normalisedName(name)).toBe(name);
  });

  it.each([
    ['blanks', ' \u00a0\u3000\ufeff\t'],
    ['a place where a word may break', '\u200b'],
    ['a mark that joins words', '\u2060'],
    ['marks that join letters', '\u200c\u200d'],
    ['Korean fillers', '\u3164\u115f\u1160\uffa0'],
    ['a pattern without dots', '\u2800 \u2800'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['directions', '\u200e\u200f\u202e\u2066\u061c'],
  ])('finds no name in %s', (_, typed) => expect(normalisedName(typed)).toBe(''));
});
