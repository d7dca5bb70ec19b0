import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { startExhibition } from '../../scripts/support/test/ownExhibition.mjs';
import { editorOf } from '../support/editor';
import { until } from '../support/until.mjs';

/** A changed page is no longer given to anybody after two seconds, and the CMS tells of it twice (docs/decisions/0037). */
const OVERDUE_MS = 5000;
/** lib/services/circuitBreaker.ts, and the moments in which a page that failed is not tried again. */
const BACK = { withinMs: 10_000, everyMs: 200 };
/** lib/services/cached.ts, and the moment in which it is made anew. */
const SOON = { withinMs: 15_000, everyMs: 200 };
const TITLE = 'A Title That Came While the Service Was Away';

let exhibition: Awaited<ReturnType<typeof startExhibition>>;
/** The paths of calls that fail. */
let away: RegExp | undefined;
/** News, menus and pages; not the works, for which a website asks whether anything can be rendered. */
const ALL_BUT_WORKS = /^\/services\/cms\//;
const COMMENTS = /\/artexhComm\//;
const folder = mkdtempSync(join(tmpdir(), 'one-world-away-'));

/** Before the CMS: fails as told. */
const host = createServer((asked, response) => {
  const { method, headers, url = '' } = asked;
  if (!exhibition || away?.test(url)) return response.writeHead(503).end();
  const forwarded = request(exhibition.cmsUrl + url, { method, headers });
  forwarded.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 0, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  return asked.pipe(forwarded);
});

before(async () => {
  const port = await getPort();
  await new Promise<void>((resolve) => host.listen(port, '127.0.0.1', resolve));
  exhibition = await startExhibition(process.env.TEMPLATE_DATA, folder, {
    env: {
      CMS_SERVICE_URL: `http://127.0.0.1:${port}/services/cms`,
      ARTEXH_SERVICE_URL: `http://127.0.0.1:${port}/services/artexh`,
    },
  });
});
after(async () => {
  await exhibition?.stop();
  host.close();
  rmSync(folder, { recursive: true, force: true });
});

async function read(path: string) {
  const answer = await fetch(exhibition.siteUrl + path);
  return { status: answer.status, html: await answer.text() };
}

const untilShown = (path: string, text: string, how = BACK) =>
  until(`${path} shows “${text}”`, async () => (await read(path)).html.includes(text), how);

test('a page that was up stays up while one of its services is away, and is not the old one for longer', async () => {
  const editor = editorOf(exhibition);
  const { id, title } = await editor.first('news');
  await untilShown('/news', String(title));
  await read('/fr/news');
  away = ALL_BUT_WORKS;
  await editor.change('news', id, { title: TITLE });
  await wait(OVERDUE_MS);
  const visits = await Promise.all(Array.from({ length: 10 }, () => read('/news')));
  for (let more = 0; more < 10; more += 1) {
    visits.push(await read('/news'));
    await wait(500);
  }
  for (const { status, html } of visits) {
    assert.equal(status, 200);
    assert.ok(html.includes(String(title)));
  }
  assert.equal((await read('/fr/news')).status, 200);
  // What was never seen can't be shown.
  assert.equal((await read('/contentView?id=99999')).status, 503);
  away = undefined;
  await untilShown('/news', TITLE);
});

test('what was withdrawn meanwhile is not the last copy', async () => {
  const editor = editorOf(exhibition);
  await untilShown('/news', TITLE);
  const { id } = await editor.first('news');
  away = ALL_BUT_WORKS;
  await editor.takeDown('news', id);
  await wait(OVERDUE_MS);
  assert.equal((await read('/news')).status, 503);
  away = undefined;
  await until('it is back', async () => (await read('/news')).status === 200, BACK);
  assert.ok(!(await read('/news')).html.includes(TITLE));
});

test('a work that was first seen while its comments could not be read has them soon after', async () => {
  const editor = editorOf(exhibition);
  const { album } = await editor.first('albumComments');
  const { comment } = await editor.first('albumComments', `where[album][equals]=${album}`);
  away = COMMENTS;
  const { status, html } = await read(`/ru/artwork/${album}`);
  assert.equal(status, 200);
  assert.ok(!html.includes(String(comment)));
  away = undefined;
  await untilShown(`/ru/artwork/${album}`, String(comment), SOON);
});
