import { dropFrameworkHeaders } from './frameworkHeaders.mjs';

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

  it.each(['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url', 'x-visitor'])(
    'leaves %s, which browsers or proxies send',
    (name) => expect(left({ [name]: '1' })).toEqual([name]),
  );

  it.each([
    [encodeURIComponent(JSON.stringify(['', {}, null, null])), true],
    ['%7B', false],
    ['{}', false],
    ['%', false],
  ])('leaves a router state that can be read: %s', (state, isLeft) => {
    expect(left({ 'next-router-state-tree': state })).toHaveLength(isLeft ? 1 : 0);
  });
});
