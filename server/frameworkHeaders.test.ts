import { readFileSync } from 'node:fs';
import * as ofRouter from 'next/dist/client/components/app-router-headers';
import * as constants from 'next/dist/lib/constants';
import { dropFrameworkHeaders } from './frameworkHeaders.mjs';

/** Those that a browser sends, and a cookie. */
const SENT = [
  'next-instant-navigation-testing',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

/** Next keeps this list to itself. */
function internalHeaders(): string[] {
  const path = require.resolve('next/dist/server/lib/server-ipc/utils.js');
  const [, list = ''] = /INTERNAL_HEADERS = \[([^\]]*)\]/.exec(readFileSync(path, 'utf8')) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
}

const left = (headers: Record<string, string>) => {
  dropFrameworkHeaders(headers);
  return Object.keys(headers);
};

describe('dropFrameworkHeaders', () => {
  it.each([
    'x-middleware-subrequest',
    'x-middleware-rewrite',
    'x-invoke-path',
    'x-matched-path',
    'x-nextjs-data',
    'x-now-route-matches',
    'x-prerender-revalidate',
    'x-next-revalidated-tags',
    'x-next-intl-locale',
    'x-vercel-id',
    'x-placed',
    'next-action',
    'next-resume',
    'content-security-policy',
    'content-security-policy-report-only',
  ])('drops %s', (name) => expect(left({ [name]: '1', accept: '*/*' })).toEqual(['accept']));

  it.each(['rsc', 'next-url', 'x-visitor'])('leaves %s, which browsers or proxies send', (name) =>
    expect(left({ [name]: '1' })).toEqual([name]),
  );

  it.each(['next-router-prefetch', 'next-router-segment-prefetch'])(
    'leaves %s with rsc: 1 only, as browsers send it: else a shared cache would keep its 404 for the page',
    (name) => {
      expect(left({ rsc: '1', [name]: '1' })).toEqual(['rsc', name]);
      expect(left({ [name]: '1' })).toEqual([]);
      for (const rsc of ['', '0', '1, 1']) expect(left({ rsc, [name]: '1' })).toEqual(['rsc']);
    },
  );

  it('drops what Next sends to itself, after an upgrade too', () => {
    const internal = internalHeaders();
    expect(internal).toContain('x-nextjs-data');
    const exported: unknown[] = [...Object.values(ofRouter), ...Object.values(constants)];
    const named = exported.filter(
      (value): value is string => typeof value === 'string' && /^(?:x|next)-[a-z-]+$/.test(value),
    );
    expect(named).toEqual(expect.arrayContaining(['x-matched-path', ...SENT]));
    // A state of the router that can't be read is dropped as well.
    const state = encodeURIComponent(JSON.stringify(['', {}, null, null]));
    const all = [...internal, ...named].map((name) => [name, state]);
    expect(left({ ...Object.fromEntries(all), rsc: '1' }).sort()).toEqual([...SENT, 'rsc']);
  });

  it.each([
    [encodeURIComponent(JSON.stringify(['', {}, null, null])), true],
    ['%7B', false],
    ['{}', false],
    ['%', false],
  ])('leaves a router state that can be read: %s', (state, isLeft) => {
    expect(left({ 'next-router-state-tree': state })).toHaveLength(isLeft ? 1 : 0);
  });
});
