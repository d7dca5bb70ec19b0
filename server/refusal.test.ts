import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askRaw } from '@/tests/support/askRaw';
import { knownAddresses } from './knownAddresses.mjs';
import { isReadable, refusalBy, refuse } from './refusal.mjs';

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
    ['OPTIONS', '/fr', 405],
    ['OPTIONS', '/video/a.mp4', 405],
    ['OPTIONS', '/api/health', undefined],
    ['OPTIONS', '/iiif/artwork/7/manifest.json', 204],
    ['OPTIONS', '/_next/image?url=%2Fa', 204],
    ['OPTIONS', '/api/oembed?url=a', 204],
    ['OPTIONS', '/iiif/%ff', 400],
    ['POST', '/iiif/artwork/7/manifest.json', 405],
    ['TRACE', '/fr', 405],
    ['TRACE', '/api/health', 405],
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

describe('refuse', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer((asked, response) =>
      refuse(asked, response, refusalOf(asked) ?? { status: 200 }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it.each([
    ['/iiif/%ff', 400, '*', 'cross-origin'],
    ['/iiif/artwork/7.rsc', 404, '*', 'cross-origin'],
    ['/flags/xx.svg', 404, undefined, 'same-origin'],
  ])('%s: %s, for scripts of %s, of policy %s', async (path, status, origin, policy) => {
    const answer = await askRaw(server, path);
    expect([answer.status, answer.headers['content-length']]).toEqual([status, '0']);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(answer.headers['cross-origin-resource-policy']).toBe(policy);
  });

  it('tells a browser that a script of another site may name what it accepts', async () => {
    const { status, headers } = await askRaw(server, '/iiif/a.json', {}, 'OPTIONS');
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'Accept, Range',
      'access-control-max-age': '86400',
    });
    expect(headers).not.toHaveProperty('content-length');
  });

  it('so does nginx by the old name of the site, which redirects (docs/deploy.md)', async () => {
    const guide = readFileSync('docs/deploy.md', 'utf8');
    const [, old = ''] = /server_name old\.example;(.*?)```/s.exec(guide) ?? [];
    const told = Array.from(
      old.matchAll(/add_header (\S+) "?([^";]+?)"?(?: always)?;/g),
      ([, name = '', value]) => [name.toLowerCase(), value],
    );
    const { headers } = await askRaw(server, '/iiif/a.json', {}, 'OPTIONS');
    const ours = Object.entries(headers).filter(([name]) => name.startsWith('access-control-'));
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(ours));
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
