import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { hasDatabase } from './support/database';
import { organiserOf } from './support/editor';
import { send } from './support/people';
import { ORIGIN } from './support/service';

/** Far beyond the demo's. */
const PLACE = { yearLabel: '2024', seq: 900_001 };
const NEXT = { ...PLACE, seq: PLACE.seq + 1 };

type Told = { path: string; message: string };

describe('The number of a work in its year', { skip: !hasDatabase }, () => {
  const { headers } = organiserOf('numbers@example.org');
  const made: number[] = [];

  const ask = (method: string, path: string, body?: object) =>
    send(`${ORIGIN}/api/${path}?draft=true&locale=en&depth=0`, {
      method,
      headers: { ...headers(), 'accept-language': 'fr' },
      body,
    });
  async function make(body: object, path = '') {
    const answer = await ask('POST', `albums${path}`, body);
    const { doc } = answer.body;
    assert.ok(doc, JSON.stringify(answer));
    made.push(doc.id);
    return doc;
  }
  const change = (id: number, body: object) => ask('PATCH', `albums/${id}`, body);

  type Answer = Awaited<ReturnType<typeof ask>>;
  /** In the editor's language, at the field of the form. */
  function isRefused({ status, body }: Answer, why: string, field = 'seq') {
    const [error] = (body.errors ?? []) as unknown as { data?: { errors?: Told[] } }[];
    const told = error?.data?.errors?.find(({ path }) => path === field);
    assert.equal(status, 400, JSON.stringify(body));
    assert.match(String(told?.message), new RegExp(why), JSON.stringify(body));
  }

  afterEach(async () => {
    for (const id of made.splice(0)) await ask('DELETE', `albums/${id}`);
  });

  test('a copy has none, and no certificate number: there may be several', async () => {
    const { id } = await make({ ...PLACE, num: 'WE-NUMBERED' });
    for (const _copy of ['one', 'another']) {
      // As "Duplicate" above a form sends it.
      const { yearLabel, seq, num } = await make({ _status: 'draft' }, `/${id}/duplicate`);
      assert.deepEqual({ yearLabel, seq, num }, { yearLabel: '2024', seq: null, num: null });
    }
  });

  test('is of one work: another hears which that is, as a draft too', async () => {
    await make({ ...PLACE, num: 'WE-NUMBERED' });
    isRefused(await ask('POST', 'albums', PLACE), 'œuvre.*WE-NUMBERED');
    const { id } = await make({ ...NEXT, name: 'Blue Whale' });
    isRefused(await change(id, PLACE), 'œuvre.*WE-NUMBERED');
    assert.equal((await change(id, { ...NEXT, author: 'Zoé' })).status, 200);
    isRefused(await ask('POST', 'albums', NEXT), 'œuvre.*Blue Whale');
  });

  test('a draft whose number another work got meanwhile is saved, and refused when it is published', async () => {
    const { id } = await make(PLACE);
    assert.equal((await change(id, NEXT)).status, 200);
    await make({ ...NEXT, num: 'WE-NUMBERED' });
    assert.equal((await change(id, { author: 'Zoé' })).status, 200);
    isRefused(await change(id, { _status: 'published' }), 'œuvre.*WE-NUMBERED');
  });

  test('a certificate number is of one work, too, also when a draft is published', async () => {
    const { id } = await make({ num: 'WE-NUMBERED' });
    assert.equal((await change(id, { num: 'WE-NEXT' })).status, 200);
    const { id: other } = await make({ num: 'WE-NEXT', name: 'Blue Whale' });
    assert.equal((await change(id, { author: 'Zoé' })).status, 200);
    isRefused(await change(id, { _status: 'published' }), 'œuvre.*Blue Whale', 'num');
    isRefused(await ask('POST', 'albums', { num: 'we-next' }), 'œuvre.*Blue Whale', 'num');
    isRefused(await change(other, { num: 'WE-NUMBERED' }), `œuvre.*${id}`, 'num');
  });

  test('is one that an address may have', async () => {
    const { id } = await make(PLACE);
    for (const seq of [2.5, 0, -1])
      isRefused(await change(id, { seq, _status: 'published' }), 'Un nombre entier');
    for (const _status of ['published', 'draft'])
      isRefused(await change(id, { seq: 1_000_000_000, _status }), 'neuf chiffres au plus');
  });

  test('what cannot have a copy has none', async () => {
    for (const slug of [
      ...['areas', 'labels', 'languages', 'media'],
      ...['albumComments', 'certificates', 'menus'],
    ]) {
      const [first] = (await ask('GET', slug)).body.docs as unknown as { id: string }[];
      assert.ok(first, slug);
      assert.equal((await ask('POST', `${slug}/${first.id}/duplicate`, {})).status, 404, slug);
    }
  });
});
