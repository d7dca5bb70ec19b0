import { readSought, searchPath, wordsOf } from './siteSearch';

describe('What a visitor typed', () => {
  it.each([
    [null, ''],
    ['  the \n sea ', 'the sea'],
    ['\u0000\u0007sea', 'sea'],
    ['x'.repeat(10_000), 'x'.repeat(256)],
    [`${'x'.repeat(255)}😀`, 'x'.repeat(255)],
  ])('%j is read as %j', (typed, sought) => {
    expect(readSought(typed)).toBe(sought);
  });

  it.each([
    ['“Sea?”', 'Sea'],
    ['l’été !', 'l’été'],
    ['¿qué?', 'qué'],
    ['《海》', '海'],
    ['مُحَمَّدٌ', 'مُحَمَّدٌ'],
    ['%_%', ''],
    ['\u200fـ', ''],
    ['', ''],
  ])('%j is searched as %j', (sought, words) => {
    expect(wordsOf(sought)).toBe(words);
  });

  it('stands in the address, whatever it is', () => {
    expect(searchPath('a&b=#?')).toBe('/search?q=a%26b%3D%23%3F');
  });
});
