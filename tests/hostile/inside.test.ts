import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type ClientRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { startExhibition } from '../../scripts/support/test/ownExhibition.mjs';
import { editorOf } from '../support/editor';
import { otlpReceiver } from '../support/hostile/otlpReceiver';
import { until as untilSo } from '../support/until.mjs';

const ID = 'of-the-proxy_0123456789';
const EMAIL = 'ann.inside@example.org';
const CHANGE = 'change_of-an-editor';
const FAVOURITE = { qrLabel: '2024', qrSeq: '7', name: 'Ann', email: EMAIL, captcha: 'AAAA' };
const folder = mkdtempSync(join(tmpdir(), 'one-world-inside-'));

/** With programs of its own: what they tell of themselves, and how they end. */
describe('Seen from inside', () => {
  let exhibition: Awaited<ReturnType<typeof startExhibition>>;
  let receiver: Awaited<ReturnType<typeof otlpReceiver>>;
  let [metricsPort, cmsMetricsPort] = [0, 0];
  let said = '';

  const ask = (path: string, init?: RequestInit) => fetch(exhibition.siteUrl + path, init);
  const told = async (port = metricsPort) =>
    (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const valueOf = (all: string, series: string) =>
    Number(
      all
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')[1] ?? 0,
    );
  const seriesOf = (all: string) =>
    all.split('\n').flatMap((line) => /^(?:website|cms)_\S+/.exec(line)?.[0] ?? []);
  const until = (what: string, isSo: () => boolean | Promise<boolean>) =>
    untilSo(what, isSo, { withinMs: 15_000 });
  /** The connection may be left open, and must not keep the program from ending. */
  function askForUpgrade(url: string) {
    const headers = 'host: localhost\r\nconnection: Upgrade\r\nupgrade: websocket';
    const socket = connect(Number(new URL(url).port), '127.0.0.1').resume();
    socket.on('error', () => undefined);
    socket.write(`GET /api/no-such HTTP/1.1\r\n${headers}\r\n\r\n`);
  }
  const sendFavourite = () =>
    ask('/api/favorite', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: exhibition.siteUrl,
        'x-request-id': ID,
      },
      body: JSON.stringify(FAVOURITE),
    });

  before(async () => {
    receiver = await otlpReceiver();
    [metricsPort, cmsMetricsPort] = [await getPort(), await getPort()];
    exhibition = await startExhibition(process.env.TEMPLATE_DATA, folder, {
      env: {
        METRICS_PORT: String(metricsPort),
        CMS_METRICS_PORT: String(cmsMetricsPort),
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
        DRAIN_SECONDS: '2',
      },
    });
    const log = new Writable({
      write(chunk, _coding, done) {
        said += String(chunk);
        done();
      },
    });
    for (const program of [exhibition.site, exhibition.cms]) program.passOutput(log, log);
    await until('it is ready', async () => (await ask('/api/ready')).ok);
  });
  after(async () => {
    await exhibition?.stop();
    receiver?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('answers are counted by kind and outcome, not by address', async () => {
    const home = 'website_requests_total{kind="home",outcome="hit",status="2xx"}';
    const search = 'website_requests_total{kind="albumsView",outcome="made",status="2xx"}';
    const read = async (path: string, init?: RequestInit) => (await ask(path, init)).text();
    await read('/');
    await read('/albumsView?name=whale');
    // Its page is made for the first of them, and kept a moment later.
    const absent = 'website_requests_total{kind="unknown",outcome="hit",status="4xx"}';
    for (let at = 0; at < 50 && !(await told()).includes(absent); at += 1) await read(`/no-${at}`);
    const before = await told();
    await Promise.all(['/', '/fr', '/albumsView?name=tiger'].map((path) => read(path)));
    for (let at = 0; at < 40; at += 1)
      await read(`/strange-${at}?email=${EMAIL}`, { headers: { 'x-visitor': `10.36.0.${at}` } });
    // An answer is counted when all of it has left, which may be after it has come.
    const isCounted = async () => valueOf(await told(), search) > valueOf(before, search);
    await until('the search is counted', isCounted);
    const all = await told();
    assert.equal(valueOf(all, home) - valueOf(before, home), 2);
    assert.equal(valueOf(all, search) - valueOf(before, search), 1);
    assert.deepEqual(seriesOf(all), seriesOf(before));
    assert.doesNotMatch(all, /strange|whale|tiger|example\.org|10\.36\./);
  });

  test('neither the website’s own port nor a stranger’s address on the other leads to them', async () => {
    assert.equal((await ask('/metrics')).status, 404);
    assert.equal((await fetch(`http://127.0.0.1:${metricsPort}/`)).status, 404);
  });

  test('one id is in the answer and in the lines of both programs', async () => {
    const answer = await sendFavourite();
    assert.equal(answer.headers.get('x-request-id'), ID);
    const lines = () => said.split('\n').filter((line) => line.includes(`"id":"${ID}"`));
    await until('both told of it', () => lines().length >= 2);
    assert.match(lines().join('\n'), /\/services\/artexh\/artexhAlbumFav\/fav/);
    assert.doesNotMatch(said, /example\.org|Ann/);
    const [site, cms] = [await told(), await told(cmsMetricsPort)];
    assert.equal(valueOf(site, 'website_favourites_total{result="invalidCaptcha"}'), 1);
    const series = 'cms_call_seconds_count{call="favourite",outcome="invalid.captcha"}';
    assert.equal(valueOf(cms, series), 1);
    assert.ok(valueOf(cms, 'cms_requests_total{kind="services",status="2xx"}') > 1);
  });

  test('what an editor changes has its id in the website’s log', async () => {
    const { token } = await editorOf(exhibition).session();
    const changed = await fetch(`${exhibition.cmsUrl}/api/globals/footer`, {
      method: 'POST',
      headers: {
        authorization: `JWT ${token}`,
        'content-type': 'application/json',
        'x-request-id': CHANGE,
      },
      body: JSON.stringify({ link: '/another' }),
    });
    assert.equal(changed.status, 200);
    const applied = `"msg":"note applied","path":"/api/revalidate","changes":["${CHANGE}"]`;
    await until('the website says so', () => said.includes(applied));
  });

  test('one trace goes through both programs, and says nothing of people', async () => {
    const services = () => {
      const traces = new Map<string, Set<string>>();
      for (const { traceId, service } of receiver.spans())
        traces.set(traceId, (traces.get(traceId) ?? new Set()).add(service));
      return [...traces.values()].map(({ size }) => size);
    };
    await until('a trace has spans of both', () => services().includes(2));
    await until('the favourite was traced', () =>
      receiver.spans().some(({ name }) => name.includes('artexhAlbumFav/fav')),
    );
    assert.doesNotMatch(receiver.all(), /\?|example|Ann\b|whale|10\.36\./);
  });

  test('a link for a new password isn’t in a trace', async () => {
    const link = '0a1b'.repeat(10);
    await fetch(`${exhibition.cmsUrl}/admin/reset/${link}`);
    await until('it was traced', () => receiver.all().includes('/admin/reset/…'));
    assert.ok(!receiver.all().includes(link));
  });

  test('on SIGTERM it is no longer ready, answers for a while, and ends after the last answer', async () => {
    const { origin } = new URL(exhibition.siteUrl);
    const body = JSON.stringify(FAVOURITE);
    const headers = {
      'content-type': 'application/json',
      'content-length': String(body.length),
      origin,
    };
    let slow!: ClientRequest;
    const answered = new Promise<{ status?: number; body: string }>((resolve, reject) => {
      slow = httpRequest(`${origin}/api/favorite`, { method: 'POST', headers, agent: false });
      slow.on('error', reject);
      slow.on('response', async (answer) =>
        resolve({ status: answer.statusCode, body: await text(answer) }),
      );
    });
    slow.write(body.slice(0, 10));
    askForUpgrade(exhibition.siteUrl);
    await wait(300);
    process.kill(exhibition.site.pid() ?? 0, 'SIGTERM');
    let ready!: Response;
    await until('it is no longer ready', async () => {
      ready = await ask('/api/ready');
      return ready.status === 503;
    });
    assert.equal(ready.headers.get('connection'), 'close');
    assert.ok(ready.headers.get('retry-after'));
    assert.equal((await ask('/')).status, 200);
    await until('no more is taken', () =>
      ask('/').then(
        () => false,
        () => true,
      ),
    );
    slow.end(body.slice(10));
    const since = performance.now();
    assert.equal((await answered).status, 400);
    assert.equal(await exhibition.site.ended(), 'code 0');
    // Not only when requests that take too long are cut off, after ten seconds.
    assert.ok(performance.now() - since < 7000);
  });

  test('the CMS ends likewise', async () => {
    const { cmsUrl, cms } = exhibition;
    const health = await fetch(`${cmsUrl}/health`);
    // Longer than a proxy keeps a connection.
    assert.deepEqual([health.status, health.headers.get('keep-alive')], [200, 'timeout=76']);
    askForUpgrade(cmsUrl);
    await wait(300);
    const since = performance.now();
    process.kill(cms.pid() ?? 0, 'SIGTERM');
    let draining!: Response;
    await until('it is no longer healthy', async () => {
      draining = await fetch(`${cmsUrl}/health`);
      return draining.status === 503;
    });
    assert.equal(draining.headers.get('connection'), 'close');
    const list = await fetch(`${cmsUrl}/services/artexh/artexhAlbum/listPublished?dCount=1`);
    assert.equal((await list.json()).code, '0');
    assert.equal(await cms.ended(), 'code 0');
    assert.ok(performance.now() - since > 1900, 'DRAIN_SECONDS');
  });
});
