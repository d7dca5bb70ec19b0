import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page's style sheets, as React writes them; with a nonce on a page that is made per request. */
const SHEET =
  /<link rel="stylesheet" href="\/_next\/([^"?]+)"(?: nonce="[^"]*")? data-precedence="[^"]*"\/>/g;

/** The sheets of a build don't change while it runs. @type {Map<string, string>} */
const read = new Map();

/** @param {string} file */
function contentOf(file) {
  if (!read.has(file)) read.set(file, readFileSync(file, 'utf8'));
  return read.get(file);
}

/** In characters. A larger page takes more round trips with its sheets in it, and repeats them at each visit (docs/decisions/0034). */
const LARGEST = 150_000;

/**
 * A page with its style sheets in it, unless it is large, so that nothing has to be fetched before its first paint. They end the
 * head: some programs look for title and preview card in a page's first 32 KB. Each link stays behind its sheet, disabled: browsers
 * don't fetch it, and it tells React that the sheet is there, and where the next page's belong.
 * @param {string} html
 * @param {string} next the build's folder, whose files have addresses below `/_next/`
 */
export function inlineSheets(html, next) {
  let sheets = '';
  const rest = html.replace(SHEET, (link, path) => {
    const marker = link.replace('/>', ' disabled=""/>');
    sheets += `<style>${contentOf(join(next, path))}</style>${marker}`;
    return '';
  });
  const whole = rest.replace('</head>', () => `${sheets}</head>`);
  return whole.length > LARGEST ? html : whole;
}
