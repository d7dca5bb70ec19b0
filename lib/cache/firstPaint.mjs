const PLACE = 'after-first-paint';
const SCRIPT = /<script src="\/_next\/[^>]* async=""[^>]*><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * The page's words begin in faces of the device (app/styles/tokens.css). Who comes from another page of ours has the fonts. An
 * anchor stays where it belongs only while a page is loading, so there the fonts come at once.
 */
export const MARKER = `if (!location.hash && !document.referrer.startsWith(location.origin + '/')) document.documentElement.dataset.fonts = 'later';`;

/** First paint and first picture are waited for so long. */
const LONGEST_MS = 1000;

/**
 * Fetches scripts and fonts. The fonts of the page's language are the style sheets' own, under names of which the page has had
 * nothing so far. So they take their place together, and the browser needn't work out all styles anew, as it does when a property of
 * the whole page changes. Letters that only some names have are fetched when there is such a name. The first paint is told by the
 * browser, as it comes some time after the frame was made. A tab in the background paints nothing, so it need not wait. Scripts and
 * fonts begin one after the other: on a slow phone either takes so long that a touch would wait.
 *
 * The last script runs all others. It waits until they are there: React would ask for one that was lost, wait in vain, and put an
 * error in the place of a page that can be read. A lost one is fetched anew, after pauses that grow, or when the line is back.
 */
export const STARTER = `{
  const { documentElement: root, fonts, hidden, body, styleSheets } = document;
  const showFonts = async () => {
    const stacks = ['ui', 'text', 'italic'].map((name) => getComputedStyle(root).getPropertyValue('--font-' + name)).join();
    const faces = [];
    const loads = [];
    for (const { cssRules } of styleSheets) for (const { type, style } of cssRules) {
      if (type !== CSSRule.FONT_FACE_RULE) continue;
      const of = (name) => style.getPropertyValue(name) || undefined;
      const family = 'later ' + of('font-family').replaceAll('"', '');
      if (!stacks.includes(family)) continue;
      const face = new FontFace(family, of('src'),
        { weight: of('font-weight'), style: of('font-style'), unicodeRange: of('unicode-range'), display: 'swap' });
      faces.push(face);
      if (!family.endsWith('Ext')) loads.push(face.load());
    }
    await Promise.allSettled(loads);
    for (const face of faces) fonts.add(face);
  };
  const load = async (script) => {
    for (let pause = 500; ; pause *= 2) {
      const copy = script.cloneNode();
      const told = new Promise((tell) => (copy.onload = copy.onerror = tell));
      body.append(copy);
      if ((await told).type === 'load') return;
      copy.remove();
      await new Promise((go) => (setTimeout(go, pause), addEventListener('online', go)));
    }
  };
  const start = async () => {
    const scripts = [...document.getElementById('${PLACE}').content.children];
    const last = scripts.pop();
    const loads = scripts.map(load);
    body.append(Object.assign(document.createElement('link'),
      { rel: 'preload', as: 'script', fetchPriority: 'low', href: last.getAttribute('src') }));
    if (root.dataset.fonts) setTimeout(() => showFonts().catch(() => delete root.dataset.fonts));
    await Promise.all(loads);
    load(last);
  };
  const firstPaint = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
  const picture = document.querySelector('img[fetchpriority=high]');
  const late = new Promise((resolve) => setTimeout(resolve, ${LONGEST_MS}));
  hidden ? start() : Promise.race([Promise.allSettled([firstPaint, picture?.decode()]), late])
    .then(() => requestAnimationFrame(() => setTimeout(start)));
}`.replaceAll(/\n +/g, '\n');

/**
 * A page whose scripts and text fonts are fetched when it has been painted for the first time, its first picture with it
 * (docs/decisions/0017): until then the scripts lie in a template, where they are inert.
 * @param {string} html
 * @param {string} [nonce] of a page made per request; a kept page's policy names our two scripts by their hashes
 */
export function paintFirst(html, nonce) {
  const scripts = html.match(SCRIPT);
  if (!scripts) return html;
  const rest = html.replace(SCRIPT, '').replace(PRELOAD, '');
  const script = nonce ? `<script nonce="${nonce}">` : '<script>';
  const later = `<template id="${PLACE}">${scripts.join('')}</template>${script}${STARTER}</script>`;
  return rest
    .replace('<head>', () => `<head>${script}${MARKER}</script>`)
    .replace('</body>', () => later + '</body>');
}
