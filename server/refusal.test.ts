import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownAddresses } from './knownAddresses.mjs';
import { isReadable, refusalBy } from './refusal.mjs';

const MANIFEST = {
  staticRoutes: [
    { page: '/api/health', regex: '^/api/health(?:/)?$' },
    { page: '/robots.txt', regex: '^/robots\\.txt(?:/)?$' },
  ],
  dynamicRoutes: [
    { page: '/feed/[file]', regex: '^/feed/([^/]+?)(?:/)?$' },
    { page: '/[locale]/[...rest]', regex: '^/([^/]+?)/(.+?)(?:/)?$' },
  ],
};

let website: string;
let refusalOf: ReturnType<typeof refusalBy>;

const write = (path: string, text = '') => {
  const file = join(website, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
};

beforeAll(() => {
  website = mkdtempSync(join(tmpdir(), 'website-'));
  write('.next/routes-manifest.json', JSON.stringify(MANIFEST));
  const files = ['/_next/static/chunks/[a]/a.js', '/flags/fr.svg', '/icon.svg'];
  refusalOf = refusalBy(knownAddresses(website, files));
});
afterAll(() => rmSync(website, { recursive: true, force: true }));

describe('A request that the framework never sees', () => {
  it.each([
    ['/', undefined],
    ['/fr/artwork/7?x=1', undefined],
    [`/?x=${'a'.repeat(8000)}`, undefined],
    [`/?x=${'%E6%B5%B7'.repeat(800)}`, undefined],
    [`/?x=${'a'.repeat(9000)}`, 414],
    // As long when it is escaped.
    [`/?x=${','.repeat(4000)}`, 414],
    [`/?x=${'%'.repeat(4000)}`, 414],
    [`/${'\u00e9'.repeat(2000)}`, 414],
    // Whether a page is there the middleware knows.
    ['/no-such-page', undefined],
    ['/flags', undefined],
    ['/old-logo.gif', undefined],
    ['/flags/fr.svg?v=1', undefined],
    ['/icon.svg', undefined],
    ['/_next/static/chunks/%5Ba%5D/a.js', undefined],
    ['/_next/static/chunks/[a]/a.js', undefined],
    ['/_next/image?url=%2Fa', undefined],
    ['/api/health', undefined],
    ['/robots.txt', undefined],
    ['/feed/fr.xml', undefined],
    ['/flags/xx.svg', 404],
    ['/_next/static/chunks/%5Ba%5D', 404],
    ['/_next/static/chunks/b.js', 404],
    ['/_next/data/x/fr.json', 404],
    ['/_next/anything', 404],
    ['/api/no-such-thing', 404],
    ['/feed/fr.xml/further', 404],
    ['/artwork/7.rsc', 404],
    ['/%ff', 400],
    ['http://elsewhere.test/', 400],
    ['*', 400],
  ])('%s: %s', (url, status) => {
    expect(refusalOf({ url, method: 'GET' })?.status).toBe(status);
  });

  it.each([
    ['HEAD', '/fr', undefined],
    ['POST', '/fr', 405],
    ['PUT', '/feed/fr.xml', 405],
    ['POST', '/api/health', undefined],
  ])('%s %s: %s', (method, url, status) => {
    expect(refusalOf({ url, method })?.status).toBe(status);
  });

  it('is too long from 8 KB on', () => {
    const statusAt = (length: number) =>
      refusalOf({ url: '/albumsView?name='.padEnd(length, 'a'), method: 'GET' })?.status;
    // Three signs of it may be escaped, to three characters each.
    expect([statusAt(8186), statusAt(8187)]).toEqual([undefined, 414]);
  });
});

describe('isReadable', () => {
  it.each([
    ['/fr/caf%C3%A9', true],
    ['/cert/query?unicode=50%', true],
    ['/%E0%A4%A', false],
    ['/%', false],
  ])('%s: %s', (url, expected) => expect(isReadable(url)).toBe(expected));
});
