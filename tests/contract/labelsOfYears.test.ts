import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import { hasDatabase } from './support/database';
import { organiserOf } from './support/editor';
import { send } from './support/people';
import { ORIGIN } from './support/service';

type Told = { path: string; message: string };

describe('The label of a year', { skip: !hasDatabase }, () => {
  const { headers, run } = organiserOf('labels@example.org');
  const made: number[] = [];
  let year2024 = 0;
  before(async () => {
    const [row] = await run("SELECT id FROM years WHERE year = '2024'");
    year2024 = Number(row?.id);
  });

  const ask = (method: string, path: string, body?: object) =>
    send(`${ORIGIN}/api/years${path}?draft=true&locale=en&depth=0`, {
      method,
      headers: { ...headers(), 'accept-language': 'fr' },
      body,
    });
  async function make(body: object, path = '') {
    const answer = await ask('POST', path, body);
    const { doc } = answer.body;
    assert.ok(doc, JSON.stringify(answer));
    made.push(doc.id);
    return doc;
  }

  type Answer = Awaited<ReturnType<typeof ask>>;
  /** In the editor's language, at the field of the form. */
  function isRefused({ status, body }: Answer, year: string, text = 'Une autre année') {
    const [error] = (body.errors ?? []) as unknown as { data?: { errors?: Told[] } }[];
    const told = error?.data?.errors?.find(({ path }) => path === 'label');
    assert.equal(status, 400, JSON.stringify(body));
    assert.match(String(told?.message), new RegExp(`${text}.*${year}`));
  }

  afterEach(async () => {
    for (const id of made.splice(0)) await ask('DELETE', `/${id}`);
  });

  test('stays with the year that has it: a copy has none, and none of its works', async () => {
    const { id, label, summaryWorks } = await make({ _status: 'draft' }, `/${year2024}/duplicate`);
    assert.deepEqual([label ?? null, summaryWorks ?? []], [null, []]);
    isRefused(await ask('PATCH', `/${id}`, { label: '2024' }), '2024');
    assert.equal((await ask('PATCH', `/${id}`, { year: '2091' })).status, 200);
  });

  test('is refused where another year has it, as a draft too', async () => {
    isRefused(await ask('POST', '', { year: '2091', label: '2024' }), '2024');
    const { id } = await make({ year: '2091' });
    isRefused(await ask('PATCH', `/${id}`, { label: '2024', _status: 'published' }), '2024');
  });

  test('is free when a later draft has another, which is taken then', async () => {
    const { id } = await make({ year: '2091', label: 'featured' });
    assert.equal((await ask('PATCH', `/${id}`, { label: 'recommended' })).status, 200);
    isRefused(await ask('POST', '', { year: '2092', label: 'recommended' }), '2091');
    await make({ year: '2092', label: 'featured' });
  });

  test('stays taken while it is shown, whatever a draft has', async () => {
    const { id } = await make({ year: '2091', label: 'featured' });
    for (const change of [{ _status: 'published' }, { label: 'recommended' }])
      assert.equal((await ask('PATCH', `/${id}`, change)).status, 200);
    isRefused(await ask('POST', '', { year: '2092', label: 'featured' }), '2091');
    isRefused(await ask('POST', '', { year: '2092', label: 'recommended' }), '2091');
  });

  test('is its own when the year is saved again', async () => {
    const { id } = await make({ year: '2091', label: 'featured' });
    const again = { label: 'featured', lead: 'A lead.' };
    assert.equal((await ask('PATCH', `/${id}`, again)).status, 200);
    isRefused(await ask('POST', '', { year: '2092', label: 'featured' }), '2091');
  });

  test('is named like no other year, whose name its works would keep', async () => {
    for (const more of [{}, { _status: 'published' }]) {
      const answer = await ask('PATCH', `/${year2024}`, { year: '2094', ...more });
      isRefused(answer, '2094', 'Ce libellé porte le nom');
    }
    const { id } = await make({ year: '2091', label: 'featured' });
    assert.equal((await ask('PATCH', `/${id}`, { year: '2094' })).status, 200);
  });

  test('or a language of the same id is refused, in the editor’s language', async () => {
    const how = { method: 'POST', headers: { ...headers(), 'accept-language': 'fr' } };
    const second = {
      labels: { id: '2024', title: 'A list', kind: 'year' },
      languages: { id: 'EN', label: 'English' },
    };
    for (const [collection, body] of Object.entries(second)) {
      const answer = await send(`${ORIGIN}/api/${collection}?locale=en`, { ...how, body });
      assert.equal(answer.status, 400, JSON.stringify(answer.body));
      const [error] = (answer.body.errors ?? []) as unknown as { data?: { errors?: Told[] } }[];
      const [told] = error?.data?.errors ?? [];
      assert.equal(told?.path, 'id');
      assert.match(told.message, /Cet identifiant existe déjà/);
    }
  });

  test('is no word that the website’s own addresses have', async () => {
    for (const id of ['all', 'default']) {
      const how = { method: 'POST', headers: { ...headers(), 'accept-language': 'fr' } };
      const body = { id, title: 'A list', kind: 'featured' };
      const answer = await send(`${ORIGIN}/api/labels?locale=en`, { ...how, body });
      assert.equal(answer.status, 400, id);
      assert.match(JSON.stringify(answer.body), /Les adresses du site utilisent déjà ce mot/);
    }
  });
});
