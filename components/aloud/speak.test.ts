import { sentencesOf } from './speak';

test('a text is read sentence by sentence', () => {
  expect(sentencesOf('One world.  One future!\nA third', 'en')).toEqual([
    'One world.',
    'One future!',
    'A third',
  ]);
  expect(sentencesOf('我们画画。世界很大！', 'zh')).toEqual(['我们画画。', '世界很大！']);
  expect(sentencesOf(' \n ', 'ar')).toEqual([]);
  // As another host may write it.
  expect(sentencesOf('我们画画。世界很大！', 'zh_CN')).toEqual(['我们画画。', '世界很大！']);
});

test.each([
  ['en', 'a kite '],
  ['zh', '风筝，'],
  ['ar', 'طائرة ورقية، '],
  ['en', 'x'],
])('no part is longer than the browser reads, nothing is lost (%s, "%s")', (lang, word) => {
  const text = word.repeat(300);
  const parts = sentencesOf(text, lang);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(200);
  expect(parts.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
});

describe('In a browser without a segmenter', () => {
  const { Segmenter } = Intl;
  beforeEach(() => void Object.assign(Intl, { Segmenter: undefined }));
  afterEach(() => void Object.assign(Intl, { Segmenter }));

  test('a text is read as a whole, in parts that are no longer', () => {
    expect(sentencesOf('One world.\nOne future!', 'en')).toEqual(['One world. One future!']);
    const parts = sentencesOf('A kite flies. '.repeat(30), 'en');
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(200);
    expect(parts.join(' ')).toBe('A kite flies. '.repeat(30).trim());
  });
});
