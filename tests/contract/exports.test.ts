import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { until } from '../support/until.mjs';
import { hasDatabase } from './support/database';
import { filledCms, MANY } from './support/filledCms';

type Row = Record<string, string>;

/** With a database of its own. */
describe('What editors take out of lists (docs/decisions/0044)', { skip: !hasDatabase }, () => {
  let filled: Awaited<ReturnType<typeof filledCms>>;
  const ask = (path: string, init?: RequestInit) => filled.ask(path, init);
  const rowsIn = ([headings = [], ...rows]: unknown[][]): Row[] =>
    rows.map((row) =>
      Object.fromEntries(headings.map((name, at) => [name, String(row[at] ?? '')])),
    );
  const csvOf = async (path: string) => {
    const answer = await ask(path);
    assert.equal(answer.status, 200, path);
    return Buffer.from(await answer.arrayBuffer()).toString('utf8');
  };
  const download = async (slug: string, query: Record<string, string> = {}) =>
    rowsIn(
      parseCsv(await csvOf(`${slug}/export?${new URLSearchParams({ format: 'csv', ...query })}`)),
    );
  /** As Payload itself lists them. */
  const listed = async (query: Record<string, string>) => {
    const words = new URLSearchParams({ draft: 'true', limit: '100', depth: '0', ...query });
    const { docs } = await (await ask(`albums?${words}`)).json();
    return docs.map(({ num }: { num: string }) => num);
  };
  const numbers = (rows: Row[]) => rows.map((row) => row['Certificate number']);

  before(async () => {
    filled = await filledCms();
  });
  after(() => filled?.stop());

  test('works as CSV: every language whole, formulas as text, drafts as the list shows them', async () => {
    const answer = await ask('albums/export?format=csv&sort=seq');
    const { headers } = answer;
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('content-type'), 'text/csv; charset=utf-8');
    assert.match(
      headers.get('content-disposition') ?? '',
      /^attachment; filename="works-[\d-]+\.csv"$/,
    );
    const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
    assert.equal(text[0], '\uFEFF');
    const [sea, formula, boat, begun] = rowsIn(parseCsv(text)) as [Row, Row, Row, Row];
    assert.equal(sea['Title (Chinese)'], '大海，“蓝”');
    assert.equal(sea['Title (Arabic)'], 'البحر، الأزرق');
    assert.deepEqual(
      [sea.Country, sea.Sex, sea.Year, sea['Number in the year'], sea.Lists, sea.Published],
      ['China', 'female', '2024', '1', '2024, featured', 'yes'],
    );
    assert.match(sea['Picture file'] ?? '', /^image-[0-9a-f]{16}\.jpg$/);
    assert.deepEqual([formula['Title (English)'], formula.Author], ["'=1+1", "'@SUM(A1:A9)"]);
    assert.equal(formula['Introduction (English)'], 'Two\r\n"lines", and a comma');
    assert.deepEqual([boat['Title (English)'], boat.Published], ['A boat at sea', 'yes']);
    assert.equal(begun.Published, 'no');
  });

  test('the same as XLSX', async () => {
    const inCsv = await download('albums', { sort: 'seq' });
    const answer = await ask('albums/export?format=xlsx&sort=seq');
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    const inXlsx = rowsIn(sheets[0]?.rows ?? []);
    assert.equal(inXlsx.length, 4);
    assert.deepEqual(inXlsx, inCsv);
  });

  test('exactly what the list shows, in its order', async () => {
    const of = (where: object) => ({ where: JSON.stringify(where) });
    for (const query of [
      {},
      { sort: 'seq' },
      { sort: '-author' },
      { sort: 'name', locale: 'ar' },
      { sort: '-country.code,num' },
      { sort: 'labels' },
      of({ name: { like: 'sea' } }),
      of({ labels: { in: ['2024', 'featured'] } }),
      of({ or: [{ _status: { equals: 'draft' } }, { 'country.code': { equals: 'CN' } }] }),
      of({ and: [{ yearLabel: { equals: '2024' } }, { seq: { greater_than: 1 } }] }),
      of({ id: { in: [1, 3] } }),
      of({ name: { equals: 'nothing' } }),
    ] as Record<string, string>[]) {
      const rows = numbers(await download('albums', query));
      assert.deepEqual(rows, await listed(query), JSON.stringify(query));
    }
    const searched = await download('albums', { search: 'sea', sort: 'seq' });
    assert.deepEqual(numbers(searched), ['N-1', 'N-3']);
  });

  test('favourites, certificates and comments name their work', async () => {
    const where = JSON.stringify({ email: { like: 'v99' } });
    const favourites = await download('favourites', { where, sort: 'email' });
    assert.equal(favourites.length, 111);
    assert.equal(new Set(favourites.map((row) => row['E-mail'])).size, 111);
    assert.deepEqual(
      [favourites[0]?.Artwork, favourites[0]?.['Certificate number']],
      ['The sea', 'N-1'],
    );
    const [certificate] = await download('certificates');
    assert.match(certificate?.['Pictures of the certificate'] ?? '', /^image-[0-9a-f]{16}\.jpg$/);
    const [comment] = await download('albumComments');
    assert.deepEqual(
      [comment?.Comment, comment?.['Written at (UTC)'], comment?.Artwork],
      ["'+Lovely", '2026-01-02 03:04', 'The sea'],
    );
  });

  test('a stranger gets nothing, and odd questions are no faults of ours', async () => {
    const { cms, token } = filled;
    const cookie = `payload-token=${token}`;
    const cross = { cookie, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const strangers: Record<string, string>[] = [
      {},
      { cookie: 'payload-token=x' },
      { authorization: 'JWT x' },
      cross,
    ];
    for (const slug of ['albums', 'favourites', 'certificates', 'albumComments']) {
      for (const headers of strangers) {
        const answer = await fetch(`${cms.cmsUrl}/api/${slug}/export?format=csv`, { headers });
        assert.equal(answer.status, 401, `${slug} ${JSON.stringify(headers)}`);
        assert.doesNotMatch(await answer.text(), /example\.org|N-1/);
      }
    }
    for (const path of [
      'albums/export',
      'albums/export?format=exe',
      'albums/export?format=csv&where[password][equals]=x',
      'albums/export?format=csv&where={',
      'certificates/export?format=csv&sort=nothing.at.all',
    ]) {
      const answer = await ask(path);
      const { status } = answer;
      await answer.text();
      assert.ok([200, 400].includes(status), `${path}: ${status}`);
    }
    for (const slug of ['editors', 'media', 'captchas']) {
      const { status } = await ask(`${slug}/export?format=csv`);
      assert.ok([400, 403, 404].includes(status), `${slug}: ${status}`);
    }
    for (const id of ['x', '1.5', '1e999', '3000000000', '-1']) {
      const { status } = await ask(`albums/${id}`);
      assert.equal(status, 404, id);
    }
  });

  test('one at a time for an editor; a download that is broken off makes room and ends its reading', async () => {
    for (const format of ['csv', 'xlsx']) {
      const path = `favourites/export?format=${format}`;
      const abort = new AbortController();
      const answer = await ask(path, { signal: abort.signal });
      assert.equal(answer.status, 200, format);
      await answer.body!.getReader().read();
      const second = await ask(path);
      assert.equal(second.status, 429, format);
      await second.text();
      const page = await ask(path, { headers: { accept: 'text/html' } });
      assert.equal(page.status, 429, format);
      assert.match(await page.text(), /<h1.*Another export is running.*<a href="\/admin">/s);
      abort.abort();
      await until(`${format}: no room after the end`, async () => {
        const next = await ask('albums/export?format=csv');
        await next.arrayBuffer();
        return next.status === 200;
      });
    }
    const { cms } = filled;
    const noted = await cms.run(
      "SELECT who, CAST(count AS INTEGER) AS count FROM logs WHERE action = 'exported' AND what = 'favourites' ORDER BY id DESC",
      [],
    );
    assert.deepEqual({ ...noted[0] }, { who: cms.editor.email, count: MANY });
    assert.doesNotMatch(filled.cms.said(), /unhandled|uncaught/i);
  });
});
