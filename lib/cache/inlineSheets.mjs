import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As React writes a page's style sheets: they have a place in its order, and are none of the visitor's settings. */
const SHEET = /<link rel="stylesheet" href="\/_next\/([^"?]+)" data-precedence="[^"]*"\/>/g;
const PRELOAD = /<link rel="preload" href="[^"]+" as="style"\/>/g;

/** The build's sheets never change while it runs. @type {Map<string, string>} */
const read = new Map();

/** @param {string} file */
function contentOf(file) {
  if (!read.has(file)) read.set(file, readFileSync(file, 'utf8'));
  return read.get(file);
}

/**
 * A kept page with its style sheets in it, so that nothing has to be fetched before its first paint (docs/decisions/0034). Each
 * link stays behind its sheet, disabled: browsers don't fetch it, and by it React knows in the browser that the sheet is there,
 * and where the next page's belong. What is only fetched in advance (the sheet of the error page) falls away.
 * @param {string} html
 * @param {string} next the folder of the build, whose files have addresses below `/_next/`
 */
export function inlineSheets(html, next) {
  return html.replace(PRELOAD, '').replace(SHEET, (link, path) => {
    const marker = link.replace('/>', ' disabled=""/>');
    return `<style>${contentOf(join(next, path))}</style>${marker}`;
  });
}
