const PLACE = 'after-first-paint';
const SCRIPT = /<script src="\/_next\/[^>]* async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** A tab in the background paints nothing, so it need not wait either. */
export const STARTER = `{
  const start = () => document.body.append(document.getElementById('${PLACE}').content);
  document.hidden ? start() : requestAnimationFrame(() => setTimeout(start));
}`;

/**
 * A kept page whose scripts are fetched when it has been painted for the first time (docs/decisions/0017): until then
 * they lie in a template, where they are inert.
 * @param {string} html
 */
export function paintFirst(html) {
  const scripts = html.match(SCRIPT);
  if (!scripts) return html;
  const rest = html.replace(SCRIPT, '').replace(PRELOAD, '');
  const later = `<template id="${PLACE}">${scripts.join('')}</template><script>${STARTER}</script>`;
  return rest.replace('</body>', () => later + '</body>');
}
