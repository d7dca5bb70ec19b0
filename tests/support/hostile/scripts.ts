import { base64, vectors } from './vector';

const closed = vectors('script', {
  inline: (js) => `<script>${js}</script>`,
  'upper case': (js) => `<SCRIPT>${js}</SCRIPT>`,
  'mixed case, closed with a space': (js) => `<sCrIpT>${js}</ScRiPt >`,
  'a line break in the tag': (js) => `<script\n>${js}</script\n>`,
  'a slash in the tag': (js) => `<script/x>${js}</script>`,
  'a form feed in the tag': (js) => `<script\f>${js}</script>`,
  'split by itself': (js) => `<scr<script>ipt>${js}</scr</script>ipt>`,
  'doubled bracket': (js) => `<<script>${js}//<</script>`,
  'from elsewhere': (_, url) => `<script src="${url}"></script>`,
  'from elsewhere, without a scheme': (_, url) =>
    `<script src="${url.replace('https:', '')}"></script>`,
  'from elsewhere, deferred': (_, url) => `<script defer async src="${url}"></script>`,
  'from a data address': (js) =>
    `<script src="data:text/javascript;base64,${base64(js)}"></script>`,
  module: (js) => `<script type="module">${js}</script>`,
  'import map': (_, url) => `<script type="importmap">{"imports":{"react":"${url}"}}</script>`,
  'speculation rules': (_, url) =>
    `<script type="speculationrules">{"prefetch":[{"urls":["${url}"]}]}</script>`,
  'another language': (js) => `<script language="VBScript">${js}</script>`,
  'a nonce': (js) => `<script nonce="r4nd0m">${js}</script>`,
  'dressed as the framework’s': (js) => `<script>self.__next_f.push([1,(${js})])</script>`,
  'a quoted bracket': (js) => `<script a=">" src="data:,${js}">${js}</script>`,
  'in a comment that ends early': (js) => `<!--><script>${js}</script>-->`,
  'in a comment that ends oddly': (js) => `<!-- --!><script>${js}</script> -->`,
  'in a conditional comment': (js) => `<!--[if gte IE 4]><script>${js}</script><![endif]-->`,
  'in a CDATA section': (js) => `<![CDATA[><script>${js}</script>]]>`,
  'after a processing instruction': (js) => `<?xml version="1.0"?><script>${js}</script>`,
  'in a style sheet’s instruction': (_, url) => `<?xml-stylesheet href="${url}"?>`,
  'in a document type': (js) => `<!DOCTYPE x [<!ENTITY y "<script>${js}</script>">]>&y;`,
  'with a zero byte': (js) => `<scr\u0000ipt>${js}</scr\u0000ipt>`,
  'with a long s': (js) => `<\u017fcript>${js}</\u017fcript>`,
  'with wide letters': (js) => `\uff1cscript\uff1e${js}\uff1c/script\uff1e`,
  'as entities': (js) => `&lt;script&gt;${js}&lt;/script&gt;`,
  'as entities twice over': (js) => `&amp;lt;script&amp;gt;${js}&amp;lt;/script&amp;gt;`,
  'in a drawing': (js) => `<svg><script>${js}</script></svg>`,
  'in a drawing, from elsewhere': (_, url) =>
    `<svg><script href="${url}" xlink:href="${url}"></script></svg>`,
  'in a drawing, with entities': (js) => `<svg><script>&#97;lert(1)&#59;${js}</script></svg>`,
  'in a formula': (js) => `<math><script>${js}</script></math>`,
  'in a template': (js) => `<template><script>${js}</script></template>`,
  'in a table': (js) => `<table><tr><script>${js}</script><td>a</td></tr></table>`,
});

const open = vectors(
  'script',
  {
    unclosed: (js) => `<script>${js}`,
    'unclosed tag': (_, url) => `<script src=${url}`,
    'unclosed in a drawing': (js) => `<svg><script>${js}`,
    'unclosed, in a comment in itself': (js) => `<script><!--<script>${js}</script>`,
    'after the end of the page': (js) =>
      `</div></article></main></body></html><script>${js}</script>`,
  },
  true,
);

export const SCRIPTS = [...closed, ...open];
