import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@/tests/support/filesIn';

/** Younger than the oldest browsers of package.json (docs/decisions/0050). */
const YOUNGER = /\b(?:color-mix|a?(?:sin|cos|tan)|atan2)\(/;
const ASKED_FIRST = /^@supports (?!not\b)/;

const COMMENT = /\/\*[^]*?\*\//g;
const STATEMENT = /([^{};]*)([{};])/g;
const INNERMOST = /(:[\w-]+)?\(([^()]*)\)/g;
const FORGIVING = [':is', ':where'];
const HAS = '!has';

/** The selectors of a list without their brackets; `!has` is in those that a browser without `:has` takes for invalid. */
function selectorsOf(list: string): string[] {
  const flat = list.replace(INNERMOST, (_, name: string, inner: string) => {
    const isLost = name === ':has' || (inner.includes(HAS) && !FORGIVING.includes(name));
    return isLost ? HAS : '';
  });
  return flat === list ? flat.split(',') : selectorsOf(flat);
}

/** One selector that a browser doesn't know makes it drop the whole list. */
function losesOthers(list: string): boolean {
  const lost = selectorsOf(list).map((selector) => selector.includes(HAS));
  return lost.includes(true) && lost.includes(false);
}

/** What in a sheet takes more from an older browser than what that browser lacks. */
function faultsIn(sheet: string): string[] {
  const around: string[] = [];
  return [...sheet.replace(COMMENT, '').matchAll(STATEMENT)].flatMap(([, words = '', end]) => {
    const text = words.trim().replace(/\s+/g, ' ');
    const isAsked = [...around, text].some((one) => ASKED_FIRST.test(one));
    if (end === '{') around.push(text);
    if (end === '}') around.pop();
    const isRule = end === '{' && !text.startsWith('@');
    const isCondition = end === '{' && text.startsWith('@supports');
    const isLost = !isAsked && !isCondition && YOUNGER.test(text);
    return isLost || (isRule && losesOthers(text)) ? [text] : [];
  });
}

const FOLDERS = ['app', 'components', 'cms/app', 'cms/components', 'server'];
const sheets = FOLDERS.flatMap(filesIn).filter((name) => name.endsWith('.css'));

describe('The style sheets in older browsers', () => {
  it('lose nothing but what those lack', () => {
    expect(sheets.length).toBeGreaterThan(100);
    const faults = sheets.flatMap((name) =>
      faultsIn(readFileSync(join(process.cwd(), name), 'utf8')).map((text) => `${name}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    '.a, .b:has(.c) {}',
    '.a, .b:not(:has(.c, .d)) {}',
    '@media print { .a { &:hover, &:has(.b) {} } }',
    '.a { color: color-mix(in srgb, red, var(--b)) }',
    '@supports not (scale: tan(45deg)) { .a { scale: tan(45deg); } }',
  ])('would be found: %s', (sheet) => expect(faultsIn(sheet)).toHaveLength(1));

  it.each([
    '.a:has(.b, .c) {}',
    '.a:has(.b), .c > :has(+ .d) {}',
    '.a, .b:is(:has(> .c)), :where(.d, .e:has(.f)) {}',
    '@supports not (scale: tan(45deg)) { .a { scale: 1; } }',
    '@supports (scale: tan(45deg)) { @media print { .a { scale: tan(45deg) } } }',
    '/* cos(1) */ .a { --cos: 1; translate: var(--cos) }',
  ])('is right: %s', (sheet) => expect(faultsIn(sheet)).toEqual([]));
});
