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

/** Whether brackets with a selector that a browser doesn't know are known to it as a whole. */
type Forgives = (name: string, inner: string) => boolean;

/** Of each selector in a list: whether it is lost in a browser without `:has`. */
function lostOf(list: string, forgives: Forgives): boolean[] {
  const flat = list.replace(INNERMOST, (_, name: string, inner: string) => {
    const isLost = name === ':has' || (inner.includes(HAS) && !forgives(name, inner));
    return isLost ? HAS : '';
  });
  if (flat !== list) return lostOf(flat, forgives);
  return flat.split(',').map((selector) => selector.includes(HAS));
}

const isForgiving: Forgives = (name) => FORGIVING.includes(name);

/** With nothing else in them such brackets match nothing. */
const hasOther: Forgives = (name, inner) =>
  isForgiving(name, inner) && inner.split(',').some((selector) => !selector.includes(HAS));

/** One selector that a browser doesn't know makes it drop the whole list. */
function losesOthers(list: string): boolean {
  const lost = lostOf(list, isForgiving);
  return lost.includes(true) && lost.includes(false);
}

const PRINT = /^@media\b.*\bprint\b/;
/** Unknown to Chrome 119 and Safari 16: neither with a script nor without one. */
const WITH_SCRIPT = /^@media\b.*\(scripting(?!: none\))/;

/** What a lone `:has` tells of a control that is hidden itself. */
const TELLS_STATE = /:has\([^()]*:(?:checked|focus-visible)/;
const hidesControl = (text: string, around: readonly string[]) =>
  text === 'opacity: 0' && around.some((one) => /\binput\b/.test(one));

/** What in a sheet takes more from an older browser than what that browser lacks. */
function faultsIn(sheet: string): string[] {
  const around: string[] = [];
  const rules = sheet.replace(COMMENT, '');
  const tellsState = TELLS_STATE.test(rules);
  return [...rules.matchAll(STATEMENT)].flatMap(([, words = '', end]) => {
    const text = words.trim().replace(/\s+/g, ' ');
    const isAsked = [...around, text].some((one) => ASKED_FIRST.test(one));
    const isHidden = tellsState && !isAsked && hidesControl(text, around);
    if (end === '{') around.push(text);
    if (end === '}') around.pop();
    const isRule = end === '{' && !text.startsWith('@');
    const isCondition = end === '{' && text.startsWith('@supports');
    const isLost = !isAsked && !isCondition && YOUNGER.test(text);
    const isPrinted = isRule && !isAsked && around.some((one) => PRINT.test(one));
    const isUnprinted = isPrinted && lostOf(text, hasOther).includes(true);
    const isUnscripted = end === '{' && WITH_SCRIPT.test(text);
    const isUnseen = isUnprinted || isUnscripted || isHidden;
    const isFault = isLost || isUnseen || (isRule && losesOthers(text));
    return isFault ? [text] : [];
  });
}

const FOLDERS = ['app', 'components', 'cms/app', 'cms/components', 'server'];
const sheets = FOLDERS.flatMap(filesIn).filter((name) => name.endsWith('.css'));

/** What may be missing: the addresses of links on paper, the mirror below one work, two columns on paper. */
const LEFT = [
  "app/styles/base.css: main a[href^='http']:not(:has(img))::after",
  'components/gallery/Slide.module.css: @media (scripting)',
  'components/home/YearPanel.module.css: .root:has(.pair)',
];

const scripts = ['app', 'components', 'lib', 'cms/app', 'cms/components']
  .flatMap(filesIn)
  .filter((name) => /(?<!\.test)\.(?:tsx?|mjs)$/.test(name));

describe('The scripts in older browsers', () => {
  it('ask for nothing by :has(…), at which Firefox before 121 throws', () => {
    expect(scripts.length).toBeGreaterThan(500);
    const found = scripts.filter((name) =>
      /:has\([^)]/.test(readFileSync(join(process.cwd(), name), 'utf8')),
    );
    expect(found).toEqual([]);
  });
});

describe('The style sheets in older browsers', () => {
  it('lose nothing but what those lack, and what is listed', () => {
    expect(sheets.length).toBeGreaterThan(100);
    const faults = sheets.flatMap((name) =>
      faultsIn(readFileSync(join(process.cwd(), name), 'utf8')).map((text) => `${name}: ${text}`),
    );
    expect(faults.sort()).toEqual(LEFT);
  });

  it.each([
    '.a, .b:has(.c) {}',
    '.a, .b:not(:has(.c, .d)) {}',
    '@media print { .a { &:hover, &:has(.b) {} } }',
    '.a { color: color-mix(in srgb, red, var(--b)) }',
    '@supports not (scale: tan(45deg)) { .a { scale: tan(45deg); } }',
    '@media print { .a:has(.b) {} }',
    '@media print { .a { &:is(:has(.b)) {} } }',
    '@media print and (scripting: enabled) { .a {} }',
    '.a { &:has(:checked) { color: red; } & input { opacity: 0; } }',
    '.a:is(:has([type=radio]:focus-visible)) {} .a input { opacity: 0 }',
  ])('would be found: %s', (sheet) => expect(faultsIn(sheet)).toHaveLength(1));

  it.each([
    '.a:has(.b, .c) {}',
    '.a:has(.b), .c > :has(+ .d) {}',
    '.a, .b:is(:has(> .c)), :where(.d, .e:has(.f)) {}',
    '@supports not (scale: tan(45deg)) { .a { scale: 1; } }',
    '@supports (scale: tan(45deg)) { @media print { .a { scale: tan(45deg) } } }',
    '@media print { .a:is([hidden], :has(.b)) {} }',
    '@media print and (scripting: none) { .a {} }',
    '.a:has(:checked) {} .a { & input { @supports selector(:has(*)) { opacity: 0; } } }',
    '.a:has(:checked) {} .b { opacity: 0; } input:checked + .a {} input { opacity: 0.5; }',
    '.a input { opacity: 0; } .a input:checked + span {}',
    '/* cos(1) */ .a { --cos: 1; translate: var(--cos) }',
  ])('is right: %s', (sheet) => expect(faultsIn(sheet)).toEqual([]));
});
