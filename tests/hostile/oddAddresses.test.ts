import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { oddRequests, PAYLOAD } from '../support/hostile/oddRequests';
import { ROUTES_OF_APP } from '../support/hostile/routes';
import { strangerAt, type Answer, type Sent } from '../support/hostile/stranger';

const COUNT = 3000;
const MARKUP = /html|xml|svg/;

const site = process.env.HOSTILE_SITE ?? '';
const stranger = strangerAt(site, 20);
after(() => stranger.close());

/** Many visitors' addresses, so that more than the limits is tested. */
const visitorOf = (n: number) => `100.64.${Math.floor(n / 250)}.${n % 250}`;

function faultsOf({ status, headers, text }: Answer): string[] {
  const isMarkup = MARKUP.test(String(headers['content-type']));
  return [
    ...(status >= 500 ? [`answers ${status}`] : []),
    ...(isMarkup && text.includes(PAYLOAD) ? ['echoes markup'] : []),
    ...(String(headers['set-cookie'] ?? '').includes('a=b') ? ['sets a cookie'] : []),
    ...(/^(?:https?:)?\/\/(?!localhost|127\.)/.test(String(headers.location ?? ''))
      ? [`leads to ${headers.location}`]
      : []),
  ];
}

test(`${COUNT} odd addresses over all ${ROUTES_OF_APP.length} routes: none breaks the website`, async () => {
  const all = oddRequests(COUNT).map((asked, n) => ({
    ...asked,
    headers: { ...asked.headers, 'x-visitor': visitorOf(n % 1000) },
  }));
  const faults: string[] = [];
  await stranger.sendAll(all, (answer, { path, method, headers }: Sent) => {
    for (const fault of faultsOf(answer)) {
      faults.push(`${method} ${path.slice(0, 120)} ${fault} ${JSON.stringify(headers)}`);
    }
  });
  assert.deepEqual(faults.slice(0, 20), []);
});

test('a path whose escapes are broken is refused', async () => {
  const { status } = await stranger.sendOnce({ path: '/%ff' });
  assert.equal(status, 400);
});

test('a request for another protocol is answered like any other', async () => {
  const headers = { connection: 'Upgrade', upgrade: 'websocket' };
  for (const [path, expected] of [
    ['/', 200],
    ['/api/no-such-address', 404],
    ['/%ff', 400],
  ] as const) {
    await stranger.sendOnce({ path });
    const { status, headers: answered } = await stranger.sendOnce({ path, headers });
    assert.equal(status, expected, path);
    assert.ok(answered['x-content-type-options'], path);
  }
});

test('an address over 8 KB is refused at once, and keeps nobody waiting', async () => {
  const times: number[] = [];
  const address = `${site}/albumsView?x=${'a@'.repeat(7000)}`;
  for (let asked = 0; asked < 20; asked += 1) {
    const start = performance.now();
    assert.equal((await fetch(address)).status, 414);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  assert.ok((times[10] ?? Infinity) < 100, `${times[10]} ms`);
});

const { host } = new URL(site || 'http://localhost');
for (const url of [
  `${site}/artwork/7?${'a'.repeat(4000)}`,
  'javascript:alert(1)',
  `http://me:secret@${host}/artwork/7`,
  'http://localhost:1/artwork/7',
  'http://xn--lcalhost-fza/artwork/7',
  'http://169.254.169.254/artwork/7',
  `${site}/artwork%2F7`,
  `${site}/artwork/..%2f..%2fcheck`,
  '//evil.test/artwork/7',
]) {
  test(`oEmbed tells nothing of ${url.slice(0, 60)}`, async () => {
    const path = `/api/oembed?url=${encodeURIComponent(url)}`;
    const { status, headers, text } = await stranger.sendOnce({ path });
    assert.deepEqual([status, text], [404, 'Nothing here has this address']);
    assert.equal(headers.location, undefined);
  });
}

for (const path of ['/artwork/%25', '/labels/%25ff', '/exhibition/%25', '/fr/countries/%25ff']) {
  test(`${path} is the 404 page in its language`, async () => {
    const { status, text } = await stranger.sendOnce({ path });
    assert.equal(status, 404);
    assert.match(text, path.startsWith('/fr') ? /<html lang="fr"/ : /<html lang="en"/);
  });
}

for (const item of [
  ...['gallery/a%00b', 'gallery/2024%2C2023', 'gallery/%20', `gallery/${'x'.repeat(300)}`],
  ...['country/F%00', 'country/FR%2CCN', 'country/france', 'artwork/7%00', 'news/7%00'],
]) {
  test(`there is no preview card of ${item.slice(0, 40)}`, async () => {
    const { status } = await stranger.sendOnce({ path: `/card/en/${item}/000000000000.jpg` });
    assert.equal(status, 404);
  });
}
