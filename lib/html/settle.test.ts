import { VECTORS } from '@/tests/support/hostile/allVectors';
import { safeHtml } from '../html';
import { settle } from './settle';

jest.mock('next/image', () => ({
  getImageProps: ({ src }: { src: string }) => ({ props: { src } }),
}));

describe('settle', () => {
  it.each([
    ['<p>a</p>', '<p>a</p>'],
    ['<b><p>a</b>b</p>', '<b></b><p><b>a</b>b</p>'],
    ['<p>a<table><tr><td>b</table>', '<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>'],
    ['<table>a<tr><td>b</td></tr></table>', 'a<table><tbody><tr><td>b</td></tr></tbody></table>'],
    ['a</p>b</div>', 'a<p></p>b'],
    ['<a title="<b>">="a</a>"', '<a title="&lt;b&gt;">="a</a>"'],
    ['<pre>\n\r\n\n\n\n\n  a\n\nb</pre>', '<pre>  a\n\nb</pre>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ])('%s', (html, settled) => expect(settle(html)).toBe(settled));

  it('leaves nothing crossed in what anybody may send', () => {
    const texts = { table: 'Table', film: String };
    const unsettled = VECTORS.filter(({ html }) => {
      const safe = safeHtml(html('hit(1)', 'https://evil.test/1'), { texts });
      return settle(safe) !== safe;
    });
    expect(unsettled.map(({ name }) => name)).toEqual([]);
  });
});
