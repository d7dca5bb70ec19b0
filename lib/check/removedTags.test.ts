import { safeHtml } from '@/lib/html';
import { removedTags } from './removedTags';

jest.mock('@/lib/env', () => ({ env: () => ({ imageBaseUrl: 'http://cms.test' }) }));

describe('removedTags', () => {
  it.each([
    ['<p>Fine <strong>text</strong></p><h1>Head</h1><h2>Next</h2>', []],
    ['<p>A<script>x()</script></p>', ['script']],
    ['<marquee>a</marquee><form><input></form>', ['marquee', 'form', 'input']],
    ['<p>A</p><img src="https://elsewhere.test/a.jpg" alt="">', ['img']],
    ['<video><source src="/video/a.mp4"></video>', []],
    ['<video><source src="https://elsewhere.test/a.mp4"></video>', ['video', 'source']],
    ['<SCRIPT>1</SCRIPT><style>p{}</style>', ['script', 'style']],
    ['', []],
  ])('%s', (html, names) => expect(removedTags(html, safeHtml(html))).toEqual(names));
});
