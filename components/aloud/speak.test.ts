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
