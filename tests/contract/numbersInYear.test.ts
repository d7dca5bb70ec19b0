import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { hasDatabase } from './support/database';
import { organiserOf } from './support/editor';
import { send } from './support/people';
import { ORIGIN } from './support/service';

/** Far beyond the demo's. */
const PLACE = { yearLabel: '2024', seq: 900_001 };

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

  test('what cannot have a copy has none', async () => {
    for (const slug of ['areas', 'labels', 'languages']) {
      const [first] = (await ask('GET', slug)).body.docs as unknown as { id: string }[];
      assert.equal((await ask('POST', `${slug}/${first?.id}/duplicate`, {})).status, 404, slug);
    }
  });
});
