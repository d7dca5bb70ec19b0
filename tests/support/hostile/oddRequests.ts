import fc from 'fast-check';
import { LOCALES } from '../../../lib/i18n/locales';
import { ROUTES_OF_APP } from './routes';
import type { Sent } from './stranger';

/** Would run if an answer repeated the request unescaped. */
export const PAYLOAD = '<script>alert(1)</script>';

const ODD = [
  '%25',
  '%25ff',
  '%2525',
  '%00',
  '%0d%0aset-cookie:a=b',
  '%2e%2e',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..',
  '%5c',
  '%2f%2fevil.test',
  '%ED%A0%80',
  '%F0%9F%90%8B',
  '%D8%B5%D9%88%D8%B1%D8%A9',
  '%E2%80%AE7',
  `%22%3E${encodeURIComponent(PAYLOAD)}`,
  `'${encodeURIComponent(PAYLOAD)}`,
  '__proto__',
  'constructor',
  'toString',
  '[locale]',
  '%5Blocale%5D',
  '(group)',
  '@slot',
  '_next',
  'NaN',
  'null',
  'undefined',
  '-1',
  '0',
  '00',
  '1e9',
  '0x7',
  '99999999999999999999',
  '2147483648',
  '7',
  '2024',
  'fr',
  'FR',
  'a'.repeat(2000),
  '%41'.repeat(600),
  '-'.repeat(65),
  ';a=b',
  '7;jsessionid=1',
  '7.rsc',
  '7.json',
  '7.segments/_tree.segment.rsc',
  '.',
  '~',
  '*',
  '+',
  '%20',
  '%09',
  '&',
  '$',
  '{{7*7}}',
  "7'%20or%20'1'='1",
  '%',
  '%zz',
  '',
] as const;

const NAMES = [
  'labelIds',
  'view',
  'page',
  'name',
  'author',
  'country',
  'initials',
  'featured',
  'id',
  'num',
  'unicode',
  'label',
  'seq',
  'form',
  'start',
  'locale',
  'kind',
  'until',
  'signature',
  'albumId',
  'url',
  'w',
  'q',
  '_rsc',
  'nxtPlocale',
  '__nextLocale',
  '__proto__',
  'a[b]',
  '',
] as const;

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { accept: 'text/html' },
  { 'accept-language': ';;;q=a,zz-zz-zzzzzzzzzzzzzzzzzzz,*' },
  { 'accept-encoding': 'br;q=x, *;q=0' },
  { range: 'bytes=9-1,0-0,-5,99999999999999-' },
  { cookie: '__prerender_bypass=x; NEXT_LOCALE=%ff; check=1.2; a="\\"' },
  { 'if-none-match': '*', 'if-modified-since': 'never' },
  { rsc: '1' },
  { rsc: '1', 'next-router-state-tree': '%7B' },
  { rsc: '1', 'next-router-state-tree': '[]', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '2', 'next-router-segment-prefetch': '/%ff/../_tree' },
  { 'next-router-prefetch': '1', 'next-router-segment-prefetch': 'x' },
  { 'next-action': '0'.repeat(40), 'content-type': 'multipart/form-data; boundary=x' },
  { 'next-url': '/%ff', 'x-nextjs-data': '1' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-rewrite': '/en/check', 'x-matched-path': '/en/check' },
  { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'javascript' },
];

const odd = fc.constantFrom(...ODD);
const prefix = fc.constantFrom('', ...LOCALES.map((locale) => `/${locale}`), '/EN', '/xx', '/%66r');

/** The route with an odd value for each parameter, sometimes with an additional segment. */
const pathOf = (route: string) => {
  const parts = route.split('/').slice(1);
  const filled = parts.map((part, at) => {
    if (at === 0 && part === '[locale]') return fc.constant('');
    return part.startsWith('[') ? odd.map((value) => `/${value}`) : fc.constant(`/${part}`);
  });
  const more = fc.option(odd, { nil: undefined, freq: 5 });
  return fc
    .tuple(prefix, fc.tuple(...filled), more)
    .map(([before, path, after]) =>
      [parts[0] === '[locale]' ? before : '', ...path, after === undefined ? '' : `/${after}`].join(
        '',
      ),
    );
};

const path = fc.constantFrom(...ROUTES_OF_APP).chain(pathOf);

const query = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), odd), { maxLength: 3 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

const request = fc
  .record({
    path,
    query,
    method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'TRACE'),
    headers: fc.constantFrom(...HEADERS),
  })
  .map(({ path: asked, query: search, method, headers }): Sent => {
    const whole = `${asked || '/'}${search ? `?${search}` : ''}`;
    // Percent-encodes what a request line can't contain, as browsers do.
    return { path: whole.replace(/[^\x21-\x7e]/g, encodeURIComponent), method, headers };
  });

/** The same requests in every run. */
export const oddRequests = (count: number): Sent[] =>
  fc.sample(request, { numRuns: count, seed: 13 });
