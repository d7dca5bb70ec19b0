import { base64, entities, hexEntities, vectors } from './vector';

/** Spellings of `javascript:` that a browser may accept. */
const SPELLINGS: Readonly<Record<string, (js: string) => string>> = {
  plain: (js) => `javascript:${js}`,
  'mixed case': (js) => `JaVaScRiPt:${js}`,
  'spaces before': (js) => `  \n javascript:${js}`,
  'control characters before': (js) => `&#1;&#14;javascript:${js}`,
  'a tab within': (js) => `java\tscript:${js}`,
  'a line break within': (js) => `java\nscript:${js}`,
  'a carriage return within': (js) => `java\rscript:${js}`,
  'entities for a tab': (js) => `jav&#x09;ascript:${js}`,
  'named entities': (js) => `java&Tab;script&colon;${js}`,
  'a line break by name': (js) => `java&NewLine;script:${js}`,
  'all entities': (js) => entities(`javascript:${js}`),
  'entities without an end': (js) => hexEntities(`javascript:${js}`),
  'entities with zeros': (js) => `&#0000106&#0000097vascript:${js}`,
  'a zero byte within': (js) => `java\u0000script:${js}`,
  'a comment within': (js) => `java/**/script:${js}`,
  'a comment before': (js) => `/**/javascript:${js}`,
  'a soft hyphen within': (js) => `java&shy;script:${js}`,
  'a zero-width space before': (js) => `\u200bjavascript:${js}`,
  'a byte order mark before': (js) => `\ufeffjavascript:${js}`,
  'per cent signs': (js) => `javascript%3A${js}`,
  'a host': (js) => `javascript://news.test/%0A${js}`,
  'wrapped in a feed': (js) => `feed:javascript:${js}`,
  'wrapped in a source view': (js) => `view-source:javascript:${js}`,
  'another language': (js) => `vbscript:${js}`,
  'a live script': (js) => `livescript:${js}`,
  'a page as data': (js) => `data:text/html,<script>${js}</script>`,
  'a page as encoded data': (js) => `data:text/html;base64,${base64(`<script>${js}</script>`)}`,
  'a drawing as data': (js) => `data:image/svg+xml,<svg onload=${js}>`,
  'a blob': () => 'blob:https://evil.test/1',
  'a file': () => 'file:///etc/passwd',
  'a file system': () => 'filesystem:https://evil.test/temporary/x',
};

const links = vectors(
  'link',
  Object.fromEntries(
    Object.entries(SPELLINGS).map(([name, spell]) => [
      name,
      (js: string) => `<a href="${spell(js).replaceAll('"', '&quot;')}">a</a>`,
    ]),
  ),
);

const code = (js: string) => `javascript:${js}`;

const elsewhere = vectors('address', {
  'of an area': (js) => `<map name="m"><area href="${code(js)}" shape="default"></map>`,
  'of a form': (js, url) => `<form action="${code(js)}"></form><form action="${url}"></form>`,
  'of a button': (js) => `<form><button formaction="${code(js)}">a</button></form>`,
  'of a field': (js, url) => `<input type="image" src="${url}" formaction="${code(js)}">`,
  'of a frame': (js) => `<iframe src="${code(js)}"></iframe>`,
  'of an old frame': (js) => `<frameset><frame src="${code(js)}"></frameset>`,
  'of an object': (js, url) =>
    `<object data="${code(js)}"></object><object data="${url}"></object>`,
  'of an object’s parameter': (js) => `<object><param name="url" value="${code(js)}"></object>`,
  'of an embedding': (js, url) => `<embed src="${code(js)}"><embed src="${url}">`,
  'of an applet': (_, url) => `<applet code="x" codebase="${url}"></applet>`,
  'of a picture': (js, url) => `<img src="${code(js)}"><img src="${url}">`,
  'of a picture, without a scheme': (_, url) => `<img src="${url.replace('https:', '')}">`,
  'of a picture, by backslashes': (_, url) => `<img src="${url.replace('https://', '\\\\')}">`,
  'of a picture, with a tab': (_, url) => `<img src="ht\ttps://${url.slice(8)}">`,
  'of a picture, climbing': () => '<img src="/download/../api/health">',
  'of a picture that is code': () => '<img src="data:image/svg+xml,<svg/>">',
  'of a set of pictures': (_, url) => `<img srcset="${url} 1x, ${url}?2 2x">`,
  'of a set beside our own': (_, url) => `<img src="/download/none.jpg" srcset="${url} 9999w">`,
  'of old pictures': (js, url) => `<img lowsrc="${code(js)}" dynsrc="${url}" longdesc="${url}">`,
  'of a source': (_, url) => `<picture><source srcset="${url}"><img src="${url}"></picture>`,
  'of a film': (_, url) => `<video src="${url}" poster="${url}" autoplay></video>`,
  'of our film’s poster': (_, url) => `<video src="/video/none.mp4" poster="${url}"></video>`,
  'of our film’s source': (_, url) =>
    `<video src="/video/none.mp4" preload="auto"><source src="${url}"></video>`,
  'of a track': (_, url) => `<video src="/video/none.mp4"><track default src="${url}"></video>`,
  'of a sound': (_, url) => `<audio src="${url}" autoplay></audio><bgsound src="${url}">`,
  'of a background': (js, url) =>
    `<table background="${url}"><td background="${code(js)}">a</td></table>`,
  'of a page’s background': (_, url) => `<body background="${url}">a</body>`,
  'of a manifest': (_, url) => `<html manifest="${url}">a</html>`,
  'of a quotation': (js) =>
    `<blockquote cite="${code(js)}">a</blockquote><q cite="${code(js)}">a</q>`,
  'of a ping': (_, url) => `<a href="#a" ping="${url}">a</a>`,
  'of an attribution': (_, url) =>
    `<a href="#a" attributionsrc="${url}">a</a><img attributionsrc="${url}">`,
  'of a link in a drawing': (js) => `<svg><a xlink:href="${code(js)}"><text>a</text></a></svg>`,
  'of a symbol': (_, url) =>
    `<svg><use href="${url}#x" xlink:href="data:image/svg+xml,x#y"></use></svg>`,
  'of a picture in a drawing': (_, url) => `<svg><image href="${url}"></image></svg>`,
  'of an animation': (js) =>
    `<svg><a><animate attributeName="href" values="${code(js)}"></animate><text>a</text></a></svg>`,
  'of a set value': (js) => `<svg><set attributeName="href" to="${code(js)}"></set></svg>`,
  'of a formula': (js) => `<math href="${code(js)}"><mi xlink:href="${code(js)}">a</mi></math>`,
  'of an old index': (js) => `<isindex action="${code(js)}" type="submit">`,
  'of a base for drawings': (_, url) => `<p xml:base="${url}">a</p>`,
  'of a film’s host in another place': (_, url) =>
    `<iframe src="${url}/https://www.youtube.com/embed/abcdefghijk"></iframe>`,
  'of a film’s host as a user': (_, url) =>
    `<iframe src="https://www.youtube.com@${url.slice(8)}/embed/abcdefghijk"></iframe>`,
  'of a link without a scheme': (_, url) => `<a href="${url.replace('https:', '')}">a</a>`,
  'of a link with a tab for its scheme': (_, url) => `<a href="/\t/${url.slice(8)}">a</a>`,
  'of a link by backslashes': (_, url) => `<a href="\\\\${url.slice(8)}">a</a>`,
  'of a link in a new window': (_, url) => `<a href="${url}" target="_blank" rel="opener">a</a>`,
  'of a download': (js) => `<a href="data:text/html,${js}" download="x.html">a</a>`,
});

export const ADDRESSES = [...links, ...elsewhere];
