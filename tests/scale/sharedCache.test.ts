import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { makeTlsCertificate } from '../../scripts/support/test/tlsCertificate.mjs';
import { lacksNginx, startNginx } from '../../scripts/support/test/nginx.mjs';
import { startExhibition } from '../../scripts/support/test/ownExhibition.mjs';
import { editorOf } from '../support/editor';
import { http2Visitor } from '../support/http2';

/** deploy/nginx before two websites, over HTTP/2: what the shared cache keeps, and what it never may. */
const isSkipped = lacksNginx();
/** What an editor changes is seen by then (docs/decisions/0038). */
const SEEN_AFTER_MS = 10_000;

const folder = mkdtempSync(join(tmpdir(), 'one-world-nginx-'));
let exhibition: Awaited<ReturnType<typeof startExhibition>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let visitor: ReturnType<typeof http2Visitor>;
let broadcaster: Awaited<ReturnType<typeof startBroadcaster>>;

/** A host of broadcasts: a few bytes under any address, and which ones were asked for. */
async function startBroadcaster() {
  const files = await makeTlsCertificate('localhost', folder);
  const asked: string[] = [];
  const options = { key: readFileSync(files.key), cert: readFileSync(files.cert) };
  const server = createServer(options, ({ url = '' }, response) => {
    asked.push(decodeURIComponent(url));
    response.end('a part');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, host: `localhost:${port}`, certificate: files.cert, stop: () => server.close() };
}

before(async () => {
  if (isSkipped) return;
  const siteUrl = 'https://exhibition.example';
  broadcaster = await startBroadcaster();
  const env = {
    VISITOR_ADDRESS_HEADER: 'X-Forwarded-For',
    LIVE_INTERNAL_HOSTS: broadcaster.host,
    NODE_EXTRA_CA_CERTS: broadcaster.certificate,
  };
  exhibition = await startExhibition(process.env.TEMPLATE_DATA, folder, {
    siteUrl,
    hasTwin: true,
    env,
  });
  const origins = [`http://127.0.0.1:${exhibition.sitePort}`, exhibition.twinUrl];
  nginx = await startNginx(join(folder, 'nginx'), origins);
  visitor = http2Visitor(nginx);
});
after(async () => {
  visitor?.close();
  await nginx?.stop();
  await exhibition?.stop();
  broadcaster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Headers = Record<string, string>;

const toEscape = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** As nginx names it in its log. */
const loggedPath = (path: string) => decodeURIComponent(path.replace(/\?.*/, ''));
/** How often each was asked for. */
const asked = new Map<string, number>();

function ask(path: string, headers: Headers = {}) {
  const logged = loggedPath(path);
  asked.set(logged, (asked.get(logged) ?? 0) + 1);
  return visitor.ask(path, { 'accept-encoding': 'br', ...headers });
}

type Line = { path: string; status: number; cache: string; id: string };

/** What nginx says of each answer under `path` so far, newest last. Waits for all: a line is written after its answer. */
async function linesOf(path: string): Promise<Line[]> {
  const logged = loggedPath(path);
  const lines = () => nginx.log().filter((line: Line) => line.path === logged);
  for (let tries = 0; lines().length < (asked.get(logged) ?? 0) && tries < 250; tries += 1)
    await wait(20);
  return lines();
}

async function cacheOf(path: string, headers: Headers = {}) {
  const { status } = await ask(path, headers);
  return { status, cache: (await linesOf(path)).at(-1)?.cache };
}

const KEPT = [
  '/',
  '/ar',
  '/artwork/7',
  '/exhibition/2024',
  '/api/albums?locale=en',
  '/api/albums?labelIds=2022&start=20&locale=fr',
  '/api/albums/7/comments?start=0',
  '/fr/albumsView?labelIds=2022&view=wall',
  '/embed/gallery?labelIds=2022',
  '/catalogue/2024?with=fr&paper=letter',
  '/feed/en.xml',
];

test(
  'pages and lists are answered from the cache, in the coding that was asked for',
  { skip: isSkipped },
  async () => {
    for (const path of KEPT) {
      await ask(path);
      const again = await cacheOf(path);
      assert.deepEqual(again, { status: 200, cache: 'HIT' }, path);
    }
    for (const coding of ['br', 'gzip']) {
      const { headers } = await ask('/', { 'accept-encoding': coding });
      assert.equal(headers['content-encoding'], coding);
    }
    const plain = await ask('/', { 'accept-encoding': 'br;q=0, identity' });
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.match(plain.body.toString(), /<\/html>$/);
  },
);

test(
  'whoever has chosen a language is answered from the cache, too; any other cookie goes past it',
  { skip: isSkipped },
  async () => {
    const chosen = 'NEXT_LOCALE=fr';
    for (const path of ['/es', '/es/artwork/7', '/api/albums?locale=es']) {
      await ask(path, { cookie: chosen });
      for (const headers of [{ cookie: chosen }, undefined])
        assert.deepEqual(await cacheOf(path, headers), { status: 200, cache: 'HIT' }, path);
      for (const cookie of ['check=1', `check=1; ${chosen}`, `${chosen}; check=1`, `${chosen}x`])
        assert.deepEqual(await cacheOf(path, { cookie }), { status: 200, cache: 'BYPASS' }, cookie);
    }
    const { body } = await ask('/es', { cookie: chosen, 'accept-encoding': 'identity' });
    assert.match(body.toString(), /<html lang="es"/);
  },
);

test(
  'whoever asks for a part of a page, unlike a browser, gets the page, as all do who come later',
  { skip: isSkipped },
  async () => {
    const part = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': 'x' };
    for (const path of ['/zh', '/fr/artwork/9']) {
      // A browser's own is never kept.
      await ask(path, { rsc: '1', ...part });
      for (const headers of [part, {}]) {
        const { status, body } = await ask(path, { 'accept-encoding': 'identity', ...headers });
        assert.equal(status, 200, path);
        assert.match(body.toString(), /<\/html>$/, path);
      }
    }
  },
);

test('a kept answer has the id of its own request', { skip: isSkipped }, async () => {
  const path = '/feed/fr.xml';
  const ids: unknown[] = [];
  for (let times = 0; times < 3; times += 1) ids.push((await ask(path)).headers['x-request-id']);
  const lines = await linesOf(path);
  assert.equal(lines.at(-1)?.cache, 'HIT');
  assert.deepEqual(
    ids,
    lines.map(({ id }) => id),
  );
  assert.equal(new Set(ids).size, 3);
});

test('scripts and pictures are answered from the cache', { skip: isSkipped }, async () => {
  const { body } = await ask('/artwork/7', { 'accept-encoding': 'identity' });
  const html = body.toString();
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  const [picture = ''] = /\/_next\/image\?[^" ]+/.exec(html.replaceAll('&amp;', '&')) ?? [];
  for (const path of [script, picture]) {
    await ask(path, { accept: 'image/avif' });
    assert.notEqual(path, '');
    const { status, cache } = await cacheOf(path, { accept: 'image/avif' });
    assert.equal(status, 200, path);
    assert.match(String(cache), /^(HIT|REVALIDATED|STALE|UPDATING)$/, path);
  }
  const types = await Promise.all(
    ['image/avif,image/webp', '*/*'].map(
      async (accept) => (await ask(picture, { accept })).headers['content-type'],
    ),
  );
  assert.equal(new Set(types).size, 2, String(types));
});

test(
  'what is about one person, or for editors, never enters the cache',
  { skip: isSkipped },
  async () => {
    const never = [
      '/cert/query?unicode=WE2024-0055',
      '/album/favorite?label=2024&seq=1',
      '/api/health',
      '/api/captcha',
    ];
    for (const path of never) {
      await ask(path);
      const { cache } = await cacheOf(path);
      assert.ok([undefined, '', 'MISS', 'BYPASS', 'EXPIRED'].includes(cache), `${path}: ${cache}`);
    }
    const editor = editorOf(exhibition);
    const work = await editor.first('albums', 'where[_status][equals]=published');
    const [path, secret] = [`/artwork/${work.id}`, 'A title that only editors may see'];
    await ask(path);
    await editor.saveDraft('albums', work.id, { name: secret });
    const link = new URL(await editor.follow(`preview/albums/${work.id}?locale=en`));
    const opened = await ask(link.pathname + link.search);
    const cookie = [opened.headers['set-cookie']]
      .flat()
      .map((each) => String(each).split(';')[0])
      .join('; ');
    const draft = await ask(String(opened.headers.location), {
      cookie,
      'accept-encoding': 'identity',
    });
    assert.ok(draft.body.includes(secret));
    const stranger = await ask(String(opened.headers.location), { 'accept-encoding': 'identity' });
    assert.ok(!stranger.body.includes(secret));
    const seen = await ask(path, { 'accept-encoding': 'identity' });
    assert.ok(!seen.body.includes(secret));
  },
);

test(
  'a film is fetched by parts and never whole for its first bytes',
  { skip: isSkipped },
  async () => {
    const [film] = await editorOf(exhibition).find(
      'media',
      'where[mimeType][contains]=video&depth=0',
    );
    assert.ok(film);
    const path = String(film.url).replace(/^.*\/(?=[^/]+$)/, '/video/');
    // Nobody else gets the 404 of a stranger who writes its address otherwise.
    assert.equal((await ask(path.replace('/v', '/%76'))).status, 404);
    const part = await ask(path, { range: 'bytes=10-19' });
    assert.deepEqual([part.status, part.body.length], [206, 10]);
    assert.match(String(part.headers['content-range']), /^bytes 10-19\/\d+$/);
    const whole = await ask(path);
    assert.deepEqual([whole.status, whole.body.length], [200, Number(film.filesize)]);
    const again = await cacheOf(path, { range: 'bytes=0-99' });
    assert.equal(again.status, 206);
    assert.match(String(again.cache), /^(HIT|REVALIDATED|STALE|UPDATING)$/);
  },
);

/** What comes back over a connection for `servername` to a request with this name. */
async function answerTo(servername: string, name: string): Promise<string> {
  const { port, certificate: ca } = nginx;
  const socket = connect({ host: '127.0.0.1', port, servername, ca });
  await once(socket, 'secureConnect');
  // Not `end`: what is closed before its answer may get none.
  socket.write(`HEAD / HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test('answers are kept by name, and another name gets none', { skip: isSkipped }, async () => {
  const { host } = nginx;
  assert.match(await answerTo(host, host), /^HTTP\/1.1 200/);
  assert.equal(await answerTo(host, `a.${host}`), '');
  await assert.rejects(answerTo(`a.${host}`, host));
});

test(
  'the longest addresses and forms are answered: nginx leaves no website for them',
  { skip: isSkipped },
  async () => {
    const long = 'a'.repeat(8000);
    // Escaped, as in a redirect, some are three times as long.
    const queries = [
      long,
      `a=${long.slice(2)}`,
      ...['"', ',', '=', '%', '/'].map((sign) => sign.repeat(8000)),
    ];
    for (const query of [
      ...queries,
      `name=${'"'.repeat(7900)}`,
      `locale=fr&name=${'"'.repeat(2500)}`,
    ]) {
      for (const path of ['/', '/en/news', '/news/', '/albumsView', '/search']) {
        const { status } = await ask(`${path}?${query}`);
        assert.ok(
          [200, 307, 308, 414].includes(status),
          `${status}: ${path}?${query.slice(0, 20)}`,
        );
      }
    }
    assert.equal((await ask(`/en/news?${long}`)).status, 307);
    assert.equal((await ask(`/en/${'"'.repeat(7990)}`)).status, 414);
    const form = new URLSearchParams({ qrLabel: 'é'.repeat(1500), name: 'é'.repeat(300) });
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `https://${nginx.host}`,
    };
    const post = { ':method': 'POST', ...headers };
    const sent = await visitor.ask('/api/favorite', post, String(form));
    assert.ok([303, 413].includes(sent.status), String(sent.status));
    // Whichever website is asked: none is left out.
    for (let n = 0; n < 6; n += 1) {
      assert.equal((await ask(`/api/health?${n}`)).status, 200);
    }
    const errors = nginx.log().filter(({ status }: Line) => status === 502);
    assert.deepEqual(errors, []);
  },
);

test('a page is kept by the address that the site writes only', { skip: isSkipped }, async () => {
  for (const path of [
    '/?1',
    '/?utm_source=x',
    '/news?x=1',
    '/artwork/7?id=1',
    '/api/albums?labelIds=2022&x=1',
    '/sitemap/pages.xml?1',
    '/card/en/artwork/7/000000000000.jpg?1',
  ]) {
    for (let times = 0; times < 2; times += 1)
      assert.deepEqual(await cacheOf(path), { status: 200, cache: 'BYPASS' }, path);
  }
});

test('all versions of a preview card are kept as one', { skip: isSkipped }, async () => {
  const pathOf = (version: string) => `/card/fr/artwork/7/${version}.jpg`;
  const { body } = await ask(pathOf('000000000000'));
  for (const version of ['0123456789ab', 'ba9876543210']) {
    assert.deepEqual(await cacheOf(pathOf(version)), { status: 200, cache: 'HIT' });
    assert.deepEqual((await ask(pathOf(version))).body, body);
  }
});

test('a file is kept by one address only', { skip: isSkipped }, async () => {
  const { body } = await ask('/artwork/7', { 'accept-encoding': 'identity' });
  const html = body.toString();
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  const [, picture = ''] = /url=%2Fdownload%2F([\w.-]+)/.exec(html) ?? [];
  assert.ok(script && picture);
  for (const path of [script, `/download/${picture}`]) {
    for (const odd of [`${path}?x=1`, path.replace(/.$/, (last) => toEscape(last))]) {
      await ask(odd);
      const { status, headers } = await ask(odd);
      assert.equal(status, 200, odd);
      assert.ok(headers.etag, odd);
    }
    const said = (await linesOf(path)).slice(-4).map(({ cache }) => cache);
    assert.deepEqual(said, ['BYPASS', 'BYPASS', 'BYPASS', 'BYPASS'], path);
  }
  for (const odd of [
    `w=200&url=%2Fdownload%2F${picture}&q=60`,
    `url=/download/${picture}&w=200&q=60`,
  ]) {
    for (let times = 0; times < 2; times += 1)
      assert.deepEqual(await cacheOf(`/_next/image?${odd}`), { status: 200, cache: 'BYPASS' }, odd);
  }
});

test(
  'a part of a broadcast is fetched once for all, however its host names it',
  { skip: isSkipped },
  async () => {
    const editor = editorOf(exhibition);
    const { cover } = await editor.first('lives');
    const id = await editor.publish('lives', {
      ...{ name: 'From the hall', uri: `https://${broadcaster.host}/hall/index.m3u8`, cover },
      sTime: new Date(Date.now() - 60_000).toISOString(),
    });
    const names = ['channel-audio=128000-video=900000-12.ts', 'a(1).ts', "b!$&'*+,;:@.ts"];
    for (const name of names) {
      const path = `/video/live/${id}/${name}`;
      assert.equal((await ask(path)).status, 200, path);
      assert.deepEqual(await cacheOf(path), { status: 200, cache: 'HIT' }, path);
    }
    const part = `/video/live/${id}/seg.ts`;
    // The framework has names of its own for parameters, which must not lead to another file.
    assert.equal((await ask(`${part}?nxtPfile=live/${id}/other.ts`)).status, 200);
    for (const path of [`${part}?m=1`, `${part}?m=2`, part]) {
      assert.deepEqual(await cacheOf(path), { status: 200, cache: 'HIT' }, path);
    }
    assert.deepEqual(
      broadcaster.asked,
      [...names, 'seg.ts'].map((name) => `/hall/${name}`),
    );
    const escaped = `/video/live/${id}/a%281%29.ts`;
    await ask(escaped);
    await ask(escaped);
    const line = (await linesOf(escaped)).at(-1);
    assert.deepEqual([line?.status, line?.cache], [200, 'BYPASS']);
  },
);

test(
  'a class of forty behind one address is not told to wait for its first page',
  { skip: isSkipped },
  async () => {
    const pupils = Array.from({ length: 40 }, () => http2Visitor(nginx, '127.0.0.40'));
    const statuses = new Set<number>();
    for (let requests = 0; requests < 25; requests += 1) {
      const answers = await Promise.all(pupils.map((pupil) => pupil.ask('/flags/fr.svg')));
      answers.forEach(({ status }) => statuses.add(status));
    }
    pupils.forEach((pupil) => pupil.close());
    assert.deepEqual([...statuses], [200]);
    // A load of all at once would say more of this machine than of nginx (docs/decisions/0042).
    const rules = readFileSync('deploy/nginx/locations.conf', 'utf8');
    for (const limit of [/limit_req [^;]*burst=(\d+)/, /limit_conn \w+ (\d+)/]) {
      assert.ok(Number(limit.exec(rules)?.[1]) >= 40 * 25, String(limit));
    }
  },
);

/** The time in ms of the last answer that was not so, of all for a second longer than may be. */
async function timeUntil(isDone: () => Promise<boolean>) {
  const since = performance.now();
  let lastOld = 0;
  while (performance.now() - since < SEEN_AFTER_MS + 1000) {
    const asked = performance.now() - since;
    if (!(await isDone())) lastOld = asked;
    await wait(250);
  }
  return lastOld;
}

test(
  'what is changed or withdrawn is so for everybody within ten seconds',
  { skip: isSkipped },
  async () => {
    const editor = editorOf(exhibition);
    const published = await editor.find(
      'albums',
      'where[_status][equals]=published&depth=1&sort=-id',
    );
    const [changed, withdrawn] = published;
    const pathOf = (work?: { id?: unknown }) => `/artwork/${work?.id}`;
    const cover = withdrawn?.cover as { filename: string };
    const picture = `/_next/image?url=${encodeURIComponent(`/download/${cover.filename}`)}&w=390&q=60`;
    const title = 'A new title by the sea';
    const shows = async (path: string) =>
      (await ask(path, { 'accept-encoding': 'identity' })).body.includes(title);
    const isGone = async (path: string) => (await ask(path)).status === 404;
    const paths = [pathOf(withdrawn), picture, `/download/${cover.filename}`];
    const card = `/card/en/artwork/${changed?.id}/000000000000.jpg`;
    const { body: drawn } = await ask(card);
    for (const path of [pathOf(changed), ...paths])
      assert.equal((await ask(path)).status, 200, path);

    await editor.change('albums', String(changed?.id), { name: title });
    await editor.takeDown('albums', String(withdrawn?.id));
    const times = await Promise.all([
      timeUntil(() => shows(pathOf(changed))),
      timeUntil(async () => !(await ask(card)).body.equals(drawn)),
      ...paths.map((path) => timeUntil(() => isGone(path))),
    ]);
    assert.ok(Math.max(...times) <= SEEN_AFTER_MS, String(times));
  },
);

test('a website that is killed is not noticed', { skip: isSkipped }, async () => {
  const failures: string[] = [];
  let isOver = false;
  const load = (async () => {
    for (let at = 0; !isOver; at += 1) {
      const path = `/albumsView?name=${at}`;
      const { status } = await ask(path);
      if (status !== 200) failures.push(`${path}: ${status}`);
      await wait(20);
    }
  })();
  await wait(500);
  process.kill(exhibition.site.pid(), 'SIGKILL');
  await wait(3000);
  isOver = true;
  await load;
  assert.deepEqual(failures, []);
});
