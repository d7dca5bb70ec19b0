import { wordsInText } from './wordsInText';

it.each([
  [0, 'Salt &amp; &lt;b&gt;'],
  [1, '<strong>Salt &amp; &lt;b&gt;</strong>'],
  [2, '<em>Salt &amp; &lt;b&gt;</em>'],
  [4, '<s>Salt &amp; &lt;b&gt;</s>'],
  [8, '<u>Salt &amp; &lt;b&gt;</u>'],
  [16, '<code>Salt &amp; &lt;b&gt;</code>'],
  [32, '<sub>Salt &amp; &lt;b&gt;</sub>'],
  [64, '<sup>Salt &amp; &lt;b&gt;</sup>'],
  [1 + 4 + 8, '<u><s><strong>Salt &amp; &lt;b&gt;</strong></s></u>'],
])('words of the format %i have its tags', (format, html) => {
  expect(wordsInText({ text: 'Salt & <b>', format })).toBe(html);
});
