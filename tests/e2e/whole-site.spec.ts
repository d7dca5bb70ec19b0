import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '../../lib/i18n/locales';
import { localePath, splitLocale } from '../../lib/i18n/localePath';
import { crawl, type Visited } from '../support/crawl';
import { fetchChecker, htmlErrors } from '../support/htmlChecker';
import { faultsOf } from '../support/htmlRules';
import { expect, test } from '../support/visitor';

/** Pages of further works or news items are much the same: a few of each kind are looked at in each language, more in English. */
const FEW = 6;
const SOME = 12;
const MANY = 60;

const LINKS = 'a[href], link[rel=canonical]';
const ALL_LINKS = `${LINKS}, link[rel=alternate]`;

const kindOf = (address: string) =>
  splitLocale(new URL(address, 'http://site').pathname)
    .path.split('/')
    .slice(0, 3)
    .join('/')
    .replace(/^(\/(?:artwork|countries))\/.*/, '$1/*');

const localeOf = (address: string) => splitLocale(new URL(address, 'http://site').pathname).locale;

/** Numbers the addresses of each kind and language. */
function counter() {
  const counts = new Map<string, number>();
  return (address: string) => {
    const key = `${localeOf(address)} ${kindOf(address)}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
}

const [walked, asked] = [counter(), counter()];

function linksFrom(address: string) {
  if (walked(address) <= FEW) return ALL_LINKS;
  return localeOf(address) === 'en' ? LINKS : null;
}

const follows = (address: string) => asked(address) <= (localeOf(address) === 'en' ? MANY : SOME);

test.describe('The whole site, as a crawler walks it', () => {
  // In one worker: the site is crawled once.
  test.describe.configure({ mode: 'default' });
  const starts = LOCALES.map((locale) => localePath(locale, '/'));
  const statuses: { address: string; status: number }[] = [];
  const faults: string[] = [];
  const oneOfEach = new Map<string, string>();
  let folder: string;
  let checker: Promise<string>;

  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(600_000);
    const origin = baseURL ?? '';
    // Beside the crawl; the story that needs it tells why it isn't there.
    folder = mkdtempSync(join(tmpdir(), 'one-world-checker-'));
    checker = fetchChecker(folder);
    checker.catch(() => undefined);
    const look = (page: Visited) => {
      const { address, status, html } = page;
      statuses.push({ address, status });
      faults.push(...faultsOf(page, origin));
      const name = `${localeOf(address)}${kindOf(address)}`.replaceAll(/[^\w-]/g, '_');
      if (html && !oneOfEach.has(name)) oneOfEach.set(name, html);
    };
    await crawl({ origin, starts, linksFrom, follows, look });
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('has no broken link, in any language', () => {
    const broken = statuses.filter(({ status }) => status !== 200);
    expect(broken.map(({ address, status }) => `${status} ${address}`)).toEqual([]);
    for (const locale of LOCALES) {
      const ofLocale = statuses.filter(({ address }) => localeOf(address) === locale);
      expect(ofLocale.length, locale).toBeGreaterThan(50);
    }
  });

  test('has names for its pictures, one title a page, and asks no other host', () => {
    expect(faults).toEqual([]);
  });

  test('is valid HTML (W3C)', async ({}, { outputDir }) => {
    test.setTimeout(300_000);
    const jar = await checker;
    test.skip(jar === '', 'There is no Java on this machine.');
    expect(await htmlErrors(jar, Object.fromEntries(oneOfEach), outputDir)).toEqual([]);
  });
});
