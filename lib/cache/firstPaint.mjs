const PLACE = 'after-first-paint';
const SCRIPT = /<script src="\/_next\/[^>]* async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** Until the mark is taken away, words are in faces of the device (app/styles/tokens.css). Who comes from another page of ours has the fonts. */
export const MARKER = `if (!document.referrer.startsWith(location.origin + '/')) document.documentElement.dataset.unpainted = '';`;

/** First paint and first picture are waited for so long. */
const LONGEST_MS = 1000;

/**
 * Fetches scripts and fonts. The fonts take their place together; a letter of each script that a page can be in finds those
 * of its language. The first paint is told by the browser, as it comes some time after the frame was made. A tab in the
 * background paints nothing, so it need not wait.
 */
export const STARTER = `{
  const { documentElement: root, fonts, hidden, body } = document;
  const familiesOf = (name) => getComputedStyle(root).getPropertyValue(name).split(',');
  const showFonts = async () => {
    const families = ['--face-ui', '--face-text', '--face-italic'].flatMap(familiesOf);
    await Promise.allSettled(families.map((family) => fonts.load('1em ' + family, 'aяع')));
    delete root.dataset.unpainted;
  };
  const start = () => {
    body.append(document.getElementById('${PLACE}').content);
    if ('unpainted' in root.dataset) showFonts();
  };
  const firstPaint = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
  const picture = document.querySelector('img[fetchpriority=high]');
  const late = new Promise((resolve) => setTimeout(resolve, ${LONGEST_MS}));
  hidden ? start() : Promise.race([Promise.allSettled([firstPaint, picture?.decode()]), late])
    .then(() => requestAnimationFrame(() => setTimeout(start)));
}`;

/**
 * A kept page whose scripts and text fonts are fetched when it has been painted for the first time, its first picture with it
 * (docs/decisions/0017): until then the scripts lie in a template, where they are inert.
 * @param {string} html
 */
export function paintFirst(html) {
  const scripts = html.match(SCRIPT);
  if (!scripts) return html;
  const rest = html.replace(SCRIPT, '').replace(PRELOAD, '');
  const later = `<template id="${PLACE}">${scripts.join('')}</template><script>${STARTER}</script>`;
  return rest
    .replace('<head>', () => `<head><script>${MARKER}</script>`)
    .replace('</body>', () => later + '</body>');
}
