import { picturesIn, safeHtml } from './html';

jest.mock('next/image', () => ({
  getImageProps: ({ src }: { src: string }) => ({
    props: src.endsWith('.svg') ? { src } : { src, srcSet: `/_next/image?url=${src}&w=640 640w` },
  }),
}));

const texts = { table: 'Table', film: (host: string) => `Watch the film on ${host}` };

describe('safeHtml keeps', () => {
  it.each([
    '<p>Text <strong>bold</strong> <em>soft</em><br></p>',
    '<p><b>b</b><i>i</i><u>u</u><s>s</s><sub>1</sub><sup>2</sup><small>s</small><mark>m</mark></p>',
    '<p><q>q</q><cite>c</cite><code>c</code><kbd>k</kbd><del>d</del><ins>i</ins><bdi>b</bdi></p>',
    '<pre>a\n  b</pre>',
    '<abbr title="World Wide Web">WWW</abbr>',
    '<ul><li>a</li></ul><ol start="3" reversed=""><li>b</li></ol>',
    '<dl><dt>a</dt><dd>b</dd></dl>',
    '<table><thead><tr><th scope="col" colspan="2">a</th></tr></thead></table>',
    '<table><caption>c</caption><tbody><tr><td rowspan="2">a</td></tr></tbody></table>',
    '<blockquote lang="fr">Un monde</blockquote>',
    '<p dir="rtl" lang="ar">عالم واحد</p>',
    '<figure><figcaption>c</figcaption></figure>',
    '<article><section lang="fr"><p>a</p></section></article>',
    '<a href="/news">news</a><a href="#top">top</a>',
    '<a href="mailto:a@b.test">mail</a><a href="tel:+331">call</a>',
    '<a href="https://x.test/?a=1&amp;b=2" title="t" hreflang="fr" rel="noopener">x</a>',
    '<a href="http://x.test" rel="noopener">x</a>',
    '<h2>a</h2><h3>b</h3><h3>c</h3><h2>d</h2>',
    'a &lt;b&gt; &amp; c',
  ])('%s', (html) => expect(safeHtml(html)).toBe(html));
});

describe('safeHtml makes harmless', () => {
  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<style>p{}</style>a', 'a'],
    ['<p onclick="x()" style="color:red" class="c" id="i">a</p>', '<p id="text-i">a</p>'],
    ['<p id="main">a</p><p id="a b">b</p>', '<p id="text-main">a</p><p>b</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVa\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="//x.test">a</a>', '<a>a</a>'],
    ['<a href="/\t/x.test">a</a>', '<a>a</a>'],
    ['<a href="\\\\x.test">a</a>', '<a>a</a>'],
    [
      '<a href="/news" target="_blank" ping="https://x.test" name="n">a</a>',
      '<a href="/news">a</a>',
    ],
    ['<svg onload="x()"><circle /></svg>a', 'a'],
    ['<template><p>x</p></template><noscript><p>x</p></noscript>a', 'a'],
    ['<object data="x"><p>x</p></object><embed src="x">a', 'a'],
    ['<img src="https://elsewhere.test/a.jpg" alt="a">', ''],
    ['<img srcset="https://elsewhere.test/a.jpg 1x" alt="a">', ''],
    ['<iframe src="https://elsewhere.test/"><p>x</p></iframe>a', 'a'],
    ['<iframe src="javascript:alert(1)"></iframe>', ''],
    ['<video src="https://elsewhere.test/a.mp4"></video>', ''],
    ['<form action="/x"><input name="a"><button>b</button></form>', 'b'],
    ['<base href="https://x.test"><meta http-equiv="refresh" content="0"><link rel="x">a', 'a'],
    [`${'<div>'.repeat(200)}a`, `${'<div>'.repeat(40)}a${'</div>'.repeat(40)}`],
  ])('%s', (html, safe) => expect(safeHtml(html)).toBe(safe));
});

describe('A text without blocks keeps its lines', () => {
  it.each([
    ['Born in Lyon.\n\nPaints since 1990.', '<p>Born in Lyon.</p><p>Paints since 1990.</p>'],
    ['\n1990 Lyon\r\n2001 Paris\n \n2010 Rome\n', '<p>1990 Lyon<br>2001 Paris</p><p>2010 Rome</p>'],
    ['a <em>b\n\nc</em> d', '<p>a <em>b</em></p><p><em>c</em> d</p>'],
    ['<a href="/news" title="a\nb">c</a>\nd', '<p><a href="/news" title="a\nb">c</a><br>d</p>'],
    ['a &lt;p>\nb', '<p>a &lt;p&gt;<br>b</p>'],
    ['one line', 'one line'],
    ['<p>a\nb</p>\n<p>c</p>', '<p>a\nb</p>\n<p>c</p>'],
    ['a<br>\nb', 'a<br>\nb'],
    ['<section>a\nb</section>', '<section>a\nb</section>'],
    ['<ul>\n<li>a</li>\n</ul>', '<ul>\n<li>a</li>\n</ul>'],
  ])('%j', (html, safe) => expect(safeHtml(html)).toBe(safe));
});

describe('Headings stand below the page’s own h1', () => {
  it.each([
    ['<h1>a</h1><h2>b</h2><h1>c</h1>', '<h2>a</h2><h3>b</h3><h2>c</h2>'],
    ['<h3>a</h3><h4>b</h4>', '<h2>a</h2><h3>b</h3>'],
    ['<h2>a</h2><h5>b</h5><h3>c</h3>', '<h2>a</h2><h3>b</h3><h3>c</h3>'],
    ['<h6>a</h6><h2>b</h2>', '<h2>a</h2><h2>b</h2>'],
    ['<h2 lang="fr">a <em>b</em></h2>', '<h2 lang="fr">a <em>b</em></h2>'],
  ])('%s', (html, safe) => expect(safeHtml(html)).toBe(safe));
});

describe('Footnotes and contents', () => {
  it.each([
    [
      '<p>a<sup id="fnref1"><a href="#fn1">1</a></sup></p><p id="fn1">b</p>',
      '<p>a<sup id="text-fnref1"><a href="#text-fn1">1</a></sup></p><p id="text-fn1">b</p>',
    ],
    [
      '<sup id="fnref1">a</sup><p><a id="fn1" href="#fnref1" title="Back">b</a></p>',
      '<sup id="text-fnref1">a</sup><p><a href="#text-fnref1" title="Back" id="text-fn1">b</a></p>',
    ],
    [
      '<a href="#b">a</a><section id="b"><p>b</p></section>',
      '<a href="#text-b">a</a><section id="text-b"><p>b</p></section>',
    ],
    ['<h2 id="part-2">a</h2>', '<h2 id="text-part-2">a</h2>'],
    ['<a href="#b">a</a><p id = "b">b</p>', '<a href="#text-b">a</a><p id="text-b">b</p>'],
    [
      '<a href="#fn:1">a</a><p id="fn:1">b</p>',
      '<a href="#text-fn:1">a</a><p id="text-fn:1">b</p>',
    ],
    [
      '<a href="#%D1%87%D0%B0%D1%81%D1%82%D1%8C-2">a</a><h2 id="часть-2">b</h2>',
      '<a href="#text-часть-2">a</a><h2 id="text-часть-2">b</h2>',
    ],
    [
      '<a href="#%E0%A4%A6%E0%A4%BF%E0%A4%A8">a</a><h2 id="दिन">b</h2>',
      '<a href="#text-दिन">a</a><h2 id="text-दिन">b</h2>',
    ],
    ['<h2 id="مَعرِض">a</h2>', '<h2 id="text-مَعرِض">a</h2>'],
    ['<h2 id="ที่นี่">a</h2>', '<h2 id="text-ที่นี่">a</h2>'],
    ['<a href="#%">a</a><h2 id="a b">b</h2>', '<a href="#%">a</a><h2>b</h2>'],
    [
      '<a href="/news#fn1">a</a><p id="fn1">b</p>',
      '<a href="/news#fn1">a</a><p id="text-fn1">b</p>',
    ],
  ])('lead to where they stand: %s', (html, safe) => expect(safeHtml(html)).toBe(safe));

  it.each(['#', '#top', '#notices', '#a.b'])(
    'lead to a part of our page by %s, which the text has not',
    (href) => {
      const html = `<p id="fn1"><a href="${href}">a</a></p>`;
      expect(safeHtml(html)).toContain(`href="${href}"`);
    },
  );

  it.each([
    '<img id="a" src="/download/a.jpg">',
    '<video id="a" src="/video/a.mp4"></video>',
    '<iframe id="a" src="https://www.youtube.com/embed/abc-DEF_123"></iframe>',
  ])('lead to a picture or a film of the text: %s', (target) => {
    const shown = safeHtml(`<a href="#a">a</a>${target}`, { texts });
    expect(shown).toMatch(/^<a href="#text-a">a<\/a><(?:img|video|a) [^>]*id="text-a"/);
  });

  it('are of one text each, where a page has several', () => {
    const html = '<a href="#fn1">1</a><p id="fn1">a</p>';
    expect(safeHtml(html, { index: 1 })).toBe(
      '<a href="#text-1-fn1">1</a><p id="text-1-fn1">a</p>',
    );
  });
});

describe('Links (§2 /contentView)', () => {
  it.each([
    ['/cert/query', '/fr/cert/query'],
    ['/albumsView?labelIds=2022', '/fr/albumsView?labelIds=2022'],
    ['/', '/fr'],
    ['/zh/news', '/zh/news'],
    ['/download/rules.pdf', '/download/rules.pdf'],
    ['#top', '#top'],
    ['https://x.test/', 'https://x.test/'],
    ['www.x.test/a', 'https://www.x.test/a" rel="noopener'],
    [' WWW.x.test', 'https://WWW.x.test" rel="noopener'],
    ['/www.x.test', '/fr/www.x.test'],
    ['wwwx.test', 'wwwx.test'],
  ])('on a French page %s leads to %s', (href, there) => {
    expect(safeHtml(`<a href="${href}">a</a>`, { locale: 'fr' })).toContain(`href="${there}"`);
  });

  it.each([
    '/albumsView?labelIds=2024&country=FR,DE',
    '/albumsView?author=Anna+M%26&from=100%25',
    '/download/règlement.pdf',
    '/',
    '#часть-2',
  ])('escaped as a whole, once or more, leads to %s', (meant) => {
    const [once, twice] = [
      encodeURIComponent(meant),
      encodeURIComponent(encodeURIComponent(meant)),
    ];
    const leading = (href: string) => safeHtml(`<a href="${href}">a</a>`, { locale: 'fr' });
    const there = leading(meant.replaceAll('&', '&amp;'));
    for (const href of [once, twice, encodeURIComponent(twice)]) expect(leading(href)).toBe(there);
  });

  it.each(['//evil.test', '/\\evil.test', 'javascript:hit(1)'])(
    'escaped as a whole is no way to %s',
    (address) => {
      const href = encodeURIComponent(address);
      expect(safeHtml(`<a href="${href}">a</a>`)).toBe(`<a href="${href}">a</a>`);
    },
  );

  it.each(['%2F%', '%252F%E0%25', 'a%2Fb', '%2G'])(
    'with odd escapes stay as they are: %s',
    (href) => expect(safeHtml(`<a href="${href}">a</a>`)).toBe(`<a href="${href}">a</a>`),
  );

  it('away open where the visitor wants, and cannot reach back', () => {
    expect(safeHtml('<a href="https://x.test" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="https://x.test" rel="noopener">x</a>',
    );
  });
});

describe('Pictures', () => {
  const shown = (html: string, sizes = new Map()) => safeHtml(html, { sizes });
  const SRCSET = 'srcset="/_next/image?url=/download/a.jpg&amp;w=640 640w"';
  const REST = `loading="lazy" decoding="async" ${SRCSET} sizes="(width &lt; 48rem) 90vw, 40rem" src="/download/a.jpg">`;

  it('of ours are lazy, sized and optimised', () => {
    const html =
      '<img src="http://127.0.0.1:4000/download/a.jpg" alt="A" width="800" height="600px">';
    expect(shown(html)).toBe(`<img alt="A" width="800" height="600" ${REST}`);
  });

  it.each([
    ['measured', new Map([['/download/a.jpg', { width: 4, height: 3 }]]), 'width="4" height="3"'],
    ['unknown', new Map(), 'width="1200" height="900"'],
  ])('keep a place when their size is %s', (_, sizes, size) => {
    expect(shown('<img src="/download/a.jpg" width="100%">', sizes)).toBe(
      `<img alt="" ${size} ${REST}`,
    );
  });

  it('are given no size that may be false, where nothing moves when they load', () => {
    const html = '<img src="/download/a.jpg" width="100%">';
    expect(safeHtml(html, { hasPlace: false })).toBe(`<img alt="" ${REST}`);
  });

  it('are told with whether their size is written', () => {
    const html =
      '<img src="/download/a.jpg" width="3" height="2"><p><img src="b.png" width="3"></p><img src="https://x.test/c.jpg"><svg><img src="/download/d.jpg"></svg>';
    expect(picturesIn(html)).toEqual([
      { src: '/download/a.jpg', isSized: true },
      { src: '/download/b.png', isSized: false },
    ]);
  });
});

describe('Films', () => {
  const player = (src: string, title = '') =>
    safeHtml(`<iframe src="${src}" title="${title}">old</iframe>`, { texts });

  it.each([
    [
      'https://www.youtube.com/embed/abc-DEF_123?rel=0',
      'https://www.youtube.com/watch?v=abc-DEF_123',
    ],
    ['//www.youtube-nocookie.com/embed/abc-DEF_123', 'https://www.youtube.com/watch?v=abc-DEF_123'],
    [
      'https://www.youtube.com/embed/videoseries?si=a&amp;list=PLabc-DEF_123',
      'https://www.youtube.com/playlist?list=PLabc-DEF_123',
    ],
    [
      'https://www.youtube.com/embed/live_stream?channel=UC-abcdefghij_0123456789',
      'https://www.youtube.com/channel/UC-abcdefghij_0123456789/live',
    ],
    ['https://player.vimeo.com/video/12345678', 'https://vimeo.com/12345678'],
    [
      'https://player.vimeo.com/video/12345678?h=0a1b2c3d4e&amp;dnt=1',
      'https://vimeo.com/12345678/0a1b2c3d4e',
    ],
    ['https://player.vimeo.com/video/12345678?h=../x', 'https://vimeo.com/12345678'],
    [
      'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD',
      'https://www.bilibili.com/video/BV1xx411c7mD',
    ],
  ])('embedded from %s become a link', (src, href) => {
    const host = new URL(href).hostname.replace('www.', '');
    expect(player(src)).toBe(`<a href="${href}" rel="noopener">Watch the film on ${host}</a>`);
    expect(player(src, 'A &lt; B')).toBe(`<a href="${href}" rel="noopener">A &lt; B · ${host}</a>`);
  });

  it.each([
    'https://www.youtube.com.evil.test/embed/abc-DEF_123',
    'https://evil.test/?https://www.youtube.com/embed/abc-DEF_123',
    'https://www.youtube.com@evil.test/embed/abc-DEF_123',
    'https://www.youtube.com/embed/&quot;onload=x',
    'https://www.youtube.com/redirect?q=https://evil.test',
    'https://www.youtube.com/embed/videoseries',
    'https://www.youtube.com/embed/videoseries?list=a%26b',
    'https://www.youtube.com/embed/live_stream?channel=museum',
    'javascript://www.youtube.com/embed/abc-DEF_123',
    'data:text/html,x',
    '/contentView',
  ])('from %s are left out', (src) => expect(player(src)).toBe(''));

  it('of ours wait for the visitor', () => {
    const html =
      '<video src="/video/a.mp4" poster="/download/p.jpg" autoplay loop onplay="x()"><track src="/video/a.vtt" srclang="en" label="English"><track src="https://x.test/a.vtt"></video>';
    expect(safeHtml(html)).toBe(
      '<video src="/video/a.mp4" poster="/download/p.jpg" controls="" preload="none" playsinline=""><track src="/video/a.vtt" kind="captions" srclang="en" label="English"></video>',
    );
  });

  it('of ours may name their address in sources, of which none is of another host', () => {
    const html =
      '<video controls><!-- a --><track src="/video/a.vtt"><source src="https://x.test/a.webm"><source src="/video/a.mp4" type="video/mp4" onerror="x()">An <b>old</b> browser</video>';
    expect(safeHtml(html)).toBe(
      '<video controls="" preload="none" playsinline=""><track src="/video/a.vtt" kind="captions"><source src="/video/a.mp4" type="video/mp4">An <b>old</b> browser</video>',
    );
  });

  it.each([
    '<video controls><source src="https://x.test/a.mp4">An <b>old</b> browser</video>',
    '<video poster="/download/p.jpg"><img src="/download/a.jpg"></video>',
    '<picture><source srcset="/download/a.jpg 1x"></picture>',
  ])('without an address of ours are left out: %s', (html) => {
    expect(safeHtml(`a${html}b`)).toBe('ab');
  });
});

describe('Tables', () => {
  it.each([
    ['<table><caption>Sizes of <em>A3</em></caption></table>', 'Sizes of A3'],
    ['<table><caption>&quot;A&quot; &lt;b&gt;</caption></table>', '&quot;A&quot; &lt;b&gt;'],
    ['<table><tbody></tbody></table>', 'Table'],
  ])('scroll in a region with a name: %s', (html, name) => {
    expect(safeHtml(html, { texts })).toMatch(
      new RegExp(`^<div role="region" tabindex="0" aria-label="${name}"><table>.*</table></div>$`),
    );
  });

  it('have a site’s text as their name, whatever is in it', () => {
    const html = '<table><tbody></tbody></table>';
    const shown = safeHtml(html, { texts: { ...texts, table: '"A" <b onclick="x()"> & B' } });
    const name = '&quot;A&quot; &lt;b onclick=&quot;x()&quot;&gt; &amp; B';
    expect(shown).toBe(`<div role="region" tabindex="0" aria-label="${name}">${html}</div>`);
  });

  it('cannot be named by what looks like one in an attribute', () => {
    const html = '<p><abbr title="<table><caption>x">a</abbr></p>';
    expect(safeHtml(html, { texts })).not.toContain('role=');
  });
});
