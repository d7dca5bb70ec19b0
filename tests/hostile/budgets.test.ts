import assert from 'node:assert/strict';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  type Stats,
} from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { startExhibition } from '../../scripts/support/test/ownExhibition.mjs';
import { floodOf } from '../support/hostile/floodOf';
import { strangerAt, type Answer, type Sent } from '../support/hostile/stranger';

/** In megabytes: too small even for the demo. */
const BUDGETS = { pages: 12, reads: 1, pictures: 1 };
const FLOOD = 10_000;
/** The heap is limited to 512 MB (scripts/support/exhibition.mjs): little else may grow. */
const MEMORY_LIMIT_MB = 850;
const MEGABYTE = 1024 * 1024;
/** Asked for so often on one connection that the buffers on the way don't take it all. */
const MUSIC = { path: '/music/background-music.m4a', times: 100 };
/** Nothing moves for a minute, and for one more when a little has left in the first; the rest is for what leaves late under load. */
const LEFT_AFTER_MS = 160_000;

type Exhibition = Awaited<ReturnType<typeof startExhibition>>;

let exhibition: Exhibition;
let stranger: ReturnType<typeof strangerAt>;
let folder: string;
let unread: { socket: Socket; since: number };

function askWithoutReading() {
  const { port, host } = new URL(exhibition.siteUrl);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  const request = `GET ${MUSIC.path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
  socket.write(request.repeat(MUSIC.times));
  return { socket, since: performance.now() };
}

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'one-world-budgets-'));
  exhibition = await startExhibition(process.env.TEMPLATE_DATA ?? '', folder, {
    env: {
      CACHE_PAGES_MB: String(BUDGETS.pages),
      CACHE_READS_MB: String(BUDGETS.reads),
      CACHE_PICTURES_MB: String(BUDGETS.pictures),
    },
  });
  stranger = strangerAt(exhibition.siteUrl);
  unread = askWithoutReading();
});

after(async () => {
  unread.socket.destroy();
  stranger.close();
  await exhibition.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** In whole blocks, as `du` counts. */
const onDisk = ({ blocks }: Stats) => blocks * 512;
/** In bytes, as Next counts pictures for its own budget. */
const inFile = ({ size }: Stats) => size;

function megabytesIn(place: string, bytesOf: (stats: Stats) => number): number {
  const root = join(folder, 'site/.next', place);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(join(root, file)))
    .filter((stats) => stats.isFile());
  return files.reduce((sum, stats) => sum + bytesOf(stats), 0) / MEGABYTE;
}

const isWithinBudgets = () => {
  for (const [place, most, bytesOf] of [
    ['server/route-cache', BUDGETS.pages, onDisk],
    ['cache/fetch-cache', BUDGETS.reads, onDisk],
    ['cache/images', BUDGETS.pictures, inFile],
  ] as const) {
    const megabytes = megabytesIn(place, bytesOf);
    assert.ok(megabytes <= most, `${place} takes ${megabytes} MB, of ${most} MB`);
  }
};

const residentMegabytes = () =>
  Number(
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${exhibition.site.pid()}/status`, 'utf8'))?.[1],
  ) / 1024;

const as = (visitor: string, path: string, headers: Record<string, string> = {}): Sent => ({
  path,
  headers: { 'x-visitor': visitor, ...headers },
});

const SCHOOL = '192.0.2.40';

/** A pupil's requests in a minute, one of forty; the gallery requests no page that doesn't exist. */
function* pupil(n: number, works: number): Generator<Sent> {
  const work = 1 + (n % 12);
  yield as(SCHOOL, '/');
  yield as(SCHOOL, '/albumsView?labelIds=2024');
  for (let start = 20; start < Math.min(works, 100); start += 20)
    yield as(SCHOOL, `/api/albums?labelIds=2024&start=${start}`);
  for (const name of ['sea', 'tree', `a${n}`]) yield as(SCHOOL, `/api/albums?name=${name}&start=0`);
  yield as(SCHOOL, `/albumsView?name=moon${n}`);
  for (const id of [work, work + 1, work + 2]) {
    yield as(SCHOOL, `/artwork/${id}`);
    yield as(SCHOOL, `/api/albums/${id}/comments?start=0`);
  }
  yield as(SCHOOL, `/artwork/slip-of-the-finger-${n}`);
  yield as(SCHOOL, `/card/en/artwork/${work}/000000000000.jpg`);
}

test('a class of forty behind one address is never told to wait', async () => {
  const counts = new Map<number, number>();
  const { text } = await stranger.sendOnce(as(SCHOOL, '/api/albums?labelIds=2024'));
  const { total } = JSON.parse(text);
  assert.ok(total > 20, 'the gallery has more than a page');
  const all = Array.from({ length: 40 }, (_, n) => [...pupil(n, total)]).flat();
  await stranger.sendAll(all, ({ status }) => counts.set(status, (counts.get(status) ?? 0) + 1));
  assert.deepEqual([...counts].sort(), [
    [200, all.length - 40],
    [404, 40],
  ]);
});

test('pages, reads and pictures that are really there stay within their budgets', async () => {
  const works = Array.from({ length: 50 }, (_, n) => as(`192.0.2.${n}`, `/fr/artwork/${n + 1}`));
  const pictures = new Set<string>();
  await stranger.sendAll(works, ({ text }) => {
    const [, url] = /\/_next\/image\?(url=[^&"]+)&/.exec(text) ?? [];
    if (url) pictures.add(url);
  });
  const asked = [...pictures]
    .slice(0, 12)
    .map((url, n) =>
      as(`192.0.2.${n}`, `/_next/image?${url}&w=1080&q=75`, { accept: 'image/jpeg' }),
    );
  const large: number[] = [];
  for (const one of asked) {
    const { status, headers } = await stranger.sendOnce(one);
    if (status === 200) large.push(Number(headers['content-length']));
  }
  const sum = large.reduce((one, other) => one + other, 0) / MEGABYTE;
  assert.ok(sum > BUDGETS.pictures, `${large.length} pictures of ${sum} MB prove nothing`);
  isWithinBudgets();
});

test('10,000 made-up addresses fill neither the disk nor the memory', async () => {
  const statuses = new Map<number, number>();
  let megabytes = 0;
  const count = ({ status, text }: Answer, { path }: Sent) => {
    assert.ok(status < 500, `${path} answers ${status}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 200) megabytes += text.length / MEGABYTE;
  };
  const since = performance.now();
  const home = await stranger.sendOnce(as('192.0.2.1', '/'));
  await stranger.sendAll(floodOf(FLOOD), count);
  const seconds = (performance.now() - since) / 1000;
  const resident = residentMegabytes();
  console.log(`${FLOOD} in ${seconds.toFixed(1)} s, ${resident} MB resident`, statuses);
  assert.ok(megabytes > 2 * BUDGETS.pages, `${megabytes} MB of pages prove nothing`);
  isWithinBudgets();
  assert.ok(resident < MEMORY_LIMIT_MB, `${resident} MB`);
  assert.equal(home.headers['x-nextjs-cache'], 'HIT');
  const again = await stranger.sendOnce(as('192.0.2.1', '/'));
  assert.equal(again.headers['x-nextjs-cache'], 'HIT');
});

/** A limit's minute may end between the flood and now. */
const MOST_ASKED = 1000;
const AT_ONCE = 10;

async function untilRefused(pathOf: (n: number) => string, accept: string): Promise<Answer> {
  // Some at once: so many a minute must be more than are allowed, on a slow machine too.
  for (let n = 0; n < MOST_ASKED; n += AT_ONCE) {
    const paths = Array.from({ length: AT_ONCE }, (_, at) => pathOf(n + at));
    const send = (path: string) => stranger.sendOnce(as('203.0.113.7', path, { accept }));
    const answers = await Promise.all(paths.map(send));
    const refused = answers.find(({ status }) => status === 429);
    if (refused) return refused;
  }
  return assert.fail(`${pathOf(0)} and its like are never refused`);
}

test('who asks too often is told so, in their language, and when to come again', async () => {
  const page = await untilRefused((n) => `/fr/albumsView?name=mer${n}`, 'text/html');
  assert.match(page.text, /<html lang="fr"[\s\S]*<h1>Un instant, s’il vous plaît/);
  assert.ok(Number(page.headers['retry-after']) > 0);
  const framed = await untilRefused((n) => `/fr/embed/artwork/${77_000 + n}`, 'text/html');
  assert.match(framed.text, /<html lang="fr"[\s\S]*<h1>Un instant, s’il vous plaît/);
  assert.match(String(framed.headers['content-security-policy']), / frame-ancestors \*$/);
  assert.equal(framed.headers['x-frame-options'], undefined);
  for (const pathOf of [
    (n: number) => `/api/albums?name=sea${n}`,
    (n: number) => `/search?q=sea${n}`,
    (n: number) => `/artwork/${77_000 + n}`,
    (n: number) => `/embed/artwork/${77_000 + n}`,
    (n: number) => `/embed/gallery?labelIds=any${n}`,
    (n: number) => `/iiif/artwork/${77_000 + n}/manifest.json`,
    (n: number) => `/sitemap/works-${7000 + n}.xml`,
    (n: number) => `/card/en/artwork/${77_000 + n}/000000000000.jpg`,
  ]) {
    const { headers } = await untilRefused(pathOf, '*/*');
    assert.ok(Number(headers['retry-after']) > 0, pathOf(0));
  }
  const { status } = await stranger.sendOnce(as('203.0.113.7', '/fr', { accept: 'text/html' }));
  assert.equal(status, 200, 'what is the same for all is never refused');
});

test('of unusual catalogues that are asked for at once an address has no more than its twenty made', async () => {
  const languages = ['en', 'fr', 'zh', 'es', 'ru', 'ar'];
  const paths = languages.flatMap((second) =>
    ['', '/fr', '/zh', '/es', '/ru', '/ar'].map(
      (own) => `${own}/catalogue/2024?with=${second}&paper=letter`,
    ),
  );
  const answers = await Promise.all(
    paths.map((path) => stranger.sendOnce(as('203.0.113.8', path, { accept: 'text/html' }))),
  );
  const refused = answers.filter(({ status }) => status === 429);
  assert.equal(refused.length, paths.length - 20);
  for (const { headers } of refused) assert.equal(headers['retry-after'], '60');
  const usual = await stranger.sendOnce(as('203.0.113.8', '/ar/catalogue/2024'));
  assert.equal(usual.status, 200);
});

/** Whether the website still has its end of a connection, by the system's tables: who reads nothing doesn't hear of it. */
function isServed({ localPort, remotePort }: Socket) {
  const hex = (port = 0) => port.toString(16).toUpperCase().padStart(4, '0');
  const established = new RegExp(`:${hex(remotePort)} \\w+:${hex(localPort)} 01 `);
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].filter((table) => existsSync(table));
  return tables.some((table) => established.test(readFileSync(table, 'utf8')));
}

test('who asks for much and reads nothing is left', async () => {
  const { socket, since } = unread;
  while (isServed(socket) && performance.now() - since < LEFT_AFTER_MS) await wait(500);
  let came = 0;
  socket.on('data', ({ length }) => (came += length));
  await Promise.race([once(socket, 'close'), wait(10_000)]);
  const asked = MUSIC.times * statSync(join(folder, 'site/public', MUSIC.path)).size;
  assert.ok(socket.closed && came > 0, `${came} bytes`);
  assert.ok(came < asked / 2, `${came} bytes of ${asked}`);
});
