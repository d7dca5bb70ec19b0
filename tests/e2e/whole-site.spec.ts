import { LOCALES } from '../../lib/i18n/locales';
import { localePath, splitLocale } from '../../lib/i18n/localePath';
import { crawl, type Visited } from '../support/crawl';
import { hasJava, htmlErrors } from '../support/htmlChecker';
import { faultsOf } from '../support/htmlRules';
import { expect, test } from '../support/visitor';

/** The same page for another work or news item tells nothing new: a few of each in a language, all of them in English. */
const A_FEW = 6;

const LINKS = 'a[href], link[rel=canonical]';
const ALL_LINKS = `${LINKS}, link[rel=alternate]`;

const kindOf = (address: string) =>
  splitLocale(new URL(address, 'http://site').pathname)
    .path.split('/')
    .slice(0, 3)
    .join('/')
    .replace(/^(\/(?:artwork|countries))\/.*/, '$1/*');

function fewOfEachKind() {
  const counts = new Map<string, number>();
  return (address: string) => {
    const { locale } = splitLocale(new URL(address, 'http://site').pathname);
    const key = `${locale} ${kindOf(address)}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= A_FEW) return ALL_LINKS;
    return locale === 'en' ? LINKS : null;
  };
}

test.describe('The whole site, as a crawler walks it', () => {
  // One worker for all: the walk is made once.
  test.describe.configure({ mode: 'default' });
  const starts = LOCALES.map((locale) => localePath(locale, '/'));
  let visited: Visited[] = [];

  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(300_000);
    visited = await crawl({ origin: baseURL ?? '', starts, linksFrom: fewOfEachKind() });
  });

  test('has no broken link, in any language', () => {
    const broken = visited.filter(({ status }) => status !== 200);
    expect(broken.map(({ address, status }) => `${status} ${address}`)).toEqual([]);
    for (const locale of LOCALES) {
      const ofLocale = visited.filter(({ address }) => splitLocale(address).locale === locale);
      expect(ofLocale.length, locale).toBeGreaterThan(50);
    }
  });

  test('has names for its pictures, one title a page, and asks no other host', ({ baseURL }) => {
    expect(visited.flatMap((page) => faultsOf(page, baseURL ?? ''))).toEqual([]);
  });

  test('is valid HTML (W3C)', async ({}, { outputDir }) => {
    test.skip(!hasJava(), 'There is no Java on this machine.');
    test.setTimeout(300_000);
    const oneOfEach = new Map<string, string>();
    for (const { address, html } of visited) {
      const { locale } = splitLocale(new URL(address, 'http://site').pathname);
      const name = `${locale}${kindOf(address)}`.replaceAll(/[^\w-]/g, '_');
      if (html && !oneOfEach.has(name)) oneOfEach.set(name, html);
    }
    expect(await htmlErrors(Object.fromEntries(oneOfEach), outputDir)).toEqual([]);
  });
});
