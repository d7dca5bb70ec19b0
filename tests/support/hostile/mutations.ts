import { vectors } from './vector';

const img = (js: string) => `<img src="/none" onerror="${js}">`;
const coded = (js: string) => `&lt;img src=/none onerror=${js}&gt;`;

/** What one parser reads as text and the next one as tags. */
const closed = vectors('mutation', {
  'a noscript in a title': (js) =>
    `<noscript><p title="</noscript>${img(js).replaceAll('"', "'")}"></p></noscript>`,
  'a style in a drawing': (js) =>
    `<svg></p><style><a title="</style><img src=/none onerror=${js}>"></a></style></svg>`,
  'a style in a formula': (js) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${coded(js)}"></mglyph></table></mtext></math>`,
  'a comment in a formula': (js) =>
    `<math><mtext><option><mglyph><svg><mtext><style><a title="</style><img src=/none onerror=${js}>"></a></style></mtext></svg></mglyph></option></mtext></math>`,
  'forms across a formula': (js) =>
    `<form><math><mtext></form><form><mglyph><style></math><img src=/none onerror=${js}></style></mglyph></form>`,
  'a foreign object': (js) => `<svg><foreignObject>${img(js)}</foreignObject></svg>`,
  'a description': (js) => `<svg><desc><p>${img(js)}</p></desc></svg>`,
  'a title in a drawing': (js) =>
    `<svg><title><style><img title="</style>${coded(js)}"></style></title></svg>`,
  'an annotation': (js) =>
    `<math><annotation-xml encoding="text/html">${img(js)}</annotation-xml></math>`,
  'an example': (js) => `<xmp>${coded(js)}</xmp>`,
  'an example with tags': (js) => `<xmp>${img(js)}</xmp><listing>${coded(js)}</listing>`,
  'a frame’s text': (js) => `<iframe>${coded(js)}</iframe><noembed>${coded(js)}</noembed>`,
  'a frame of a film’s text': (js) =>
    `<iframe src="https://www.youtube.com/embed/abcdefghijk" title="${coded(js)}">${coded(js)}</iframe>`,
  'a frame of a film that breaks out': (js) =>
    `<iframe src="https://www.youtube.com/embed/abcdefghijk" title="</a>${coded(js)}"></iframe>`,
  'an area of text': (js) => `<textarea></textarea >${coded(js)}<textarea>${img(js)}</textarea>`,
  'an option': (js) => `<select><option>${coded(js)}</option></select>`,
  'a title': (js) => `<title>${coded(js)}</title>`,
  'a comment with a tag': (js) => `<!-- <p title="-->${img(js).replaceAll('"', "'")}"> -->`,
  'a comment closed by an exclamation mark': (js) => `<!--a--!>${img(js)}-->`,
  'a comment of two letters': (js) => `<!->${img(js)}<!-->`,
  'a section of data in a drawing': (js) => `<svg><![CDATA[><img src=/none onerror=${js}>]]></svg>`,
  'a table’s odd child': (js) =>
    `<table><a href="javascript:${js}">a</a><tr><td>b</td></tr></table>`,
  'a table in a paragraph in a table': (js) =>
    `<p><table><p><table><td>${img(js)}</td></table></p></table></p>`,
  'crossed tags': (js) => `<b><i><a href="#a"><b></i>${img(js)}</a></b>`,
  'nested links': (js) => `<a href="#a">a<table><a href="javascript:${js}">b</a></table></a>`,
  'a caption that breaks out of its region': (js) =>
    `<table><caption>&quot; onfocus=&quot;${js}&quot; x=&quot;</caption><tr><td>a</td></tr></table>`,
  'a caption with coded tags': (js) => `<table><caption>&quot;&gt;${coded(js)}</caption></table>`,
  'a heading that looks like a table': (js) => `<h2 title="<table><caption>">${coded(js)}</h2>`,
  'a picture’s name with quotes': (js) => `<img src="/download/a&quot;onerror=&quot;${js}.jpg">`,
  'a picture’s name with brackets': (js) => `<img src="/download/a&gt;${coded(js)}.jpg">`,
  'a size with code': (js) =>
    `<img src="/download/none.jpg" width="1&quot; onerror=&quot;${js}" height="1">`,
  'hundreds of boxes': (js) => `${'<div>'.repeat(500)}${img(js)}${'</div>'.repeat(500)}`,
  'hundreds of crossed tags': (js) => `${'<b><p>'.repeat(300)}${img(js)}${'</b></p>'.repeat(300)}`,
  'hundreds of drawings': (js) => `${'<svg>'.repeat(500)}${img(js)}${'</svg>'.repeat(500)}`,
  'a very long attribute': (js) => `<a title="${'a'.repeat(10_000)}" onclick="${js}">a</a>`,
  'hundreds of attributes': (js) => `<p ${'a=b '.repeat(500)} onclick="${js}">a</p>`,
});

const tricks = vectors('letters', {
  'a zero byte before a tag': (js) => `<\u0000img src=/none onerror=${js}>`,
  'a zero byte after a tag': (js) => `<img\u0000 src=/none onerror=${js}>`,
  'a vertical tab': (js) => `<img\u000bsrc=/none\u000bonerror=${js}>`,
  'a space that is none': (js) => `<img\u00a0src=/none\u00a0onerror=${js}>`,
  'a line separator': (js) => `<img\u2028src=/none\u2029onerror=${js}>`,
  'text turned round': (js) => `<p dir="rtl">\u202e${coded(js)}\u202c</p>`,
  'a half character': (js) => `<p>\ud800</p><img src=/none onerror=${js}>`,
  'an entity without an end': (js) => `&lt;img src=/none onerror=${js}&gt`,
  'an entity of an entity': (js) => `&amp;lt;img src=/none onerror=${js}&amp;gt;`,
  'a number too large': (js) => `&#x110000;&#0;<img src=/none onerror=${js}>&#xd800;`,
  'a Kelvin sign': (js) => `<lin\u212a rel=stylesheet href=/none onerror=${js}>`,
  'UTF-7': (js) => `+ADw-img src=/none onerror=${js}+AD4-`,
});

const open = vectors(
  'mutation',
  {
    'a processing instruction': (js) => `<?php echo '>${img(js)}<p a="'; ?>`,
    'unclosed formula': (js) =>
      `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${coded(js)}">`,
    'unclosed drawing': (js) => `<svg><style><img title="</style><img src=/none onerror=${js}>">`,
    'unclosed drawing with a paragraph': (js) => `<svg><p><style><!--</style>${img(js)}-->`,
    'unclosed noscript': (js) => `<noscript><img title="</noscript>${coded(js)}">`,
    'unclosed end tag': (js) => `</p title="${img(js)}`,
    'unclosed attribute': (js) => `<a href="#a" title="${img(js).replaceAll('"', "'")}`,
    'unclosed section of data': (js) => `<svg><![CDATA[${img(js)}`,
    'unclosed instruction': (js) => `<?a ${img(js)}`,
    'ends of what is round the text': (js) => `</div></div></article></main>${img(js)}<main>`,
  },
  true,
);

export const MUTATIONS = [...closed, ...tricks, ...open];
