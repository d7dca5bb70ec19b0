import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hasDatabase } from './support/database';
import { organiserOf } from './support/editor';
import { ORIGIN } from './support/service';

const EMAIL = 'initials@example.org';

describe('The letter that a work is searched by (§2 initials)', { skip: !hasDatabase }, () => {
  const { headers } = organiserOf(EMAIL);

  const send = async (method: string, path: string, fields: object = {}, locale = 'en') => {
    const answer = await fetch(`${ORIGIN}/api/albums${path}?draft=true&locale=${locale}`, {
      method,
      headers: { ...headers(), 'content-type': 'application/json' },
      ...(method === 'DELETE' ? {} : { body: JSON.stringify(fields) }),
    });
    assert.ok(answer.ok, await answer.clone().text());
    return (await answer.json()).doc;
  };

  test('is the first of its title and follows it, until an editor enters another', async () => {
    const { id, initial } = await send('POST', '', { name: 'Blue Whale' });
    try {
      const change = async (fields: object) => (await send('PATCH', `/${id}`, fields)).initial;
      assert.equal(initial, 'B');
      assert.equal(await change({ author: 'Zoé' }), 'B');
      // The form sends what is stored along.
      assert.equal(await change({ name: 'The Whale', initial: 'B' }), 'T');
      assert.equal(await change({ name: '鲸鱼' }), null);
      assert.equal(await change({ initial: 'Q' }), 'Q');
      assert.equal(await change({ name: 'Sea' }), 'Q');
      assert.equal(await change({ initial: null }), 'S');
    } finally {
      await send('DELETE', `/${id}`);
    }
  });

  test('is that of the title which is shown, where there is none in English, whichever was entered first', async () => {
    const { id, initial } = await send('POST', '', { name: '鲸鱼' }, 'zh');
    try {
      assert.equal(initial, null);
      const change = async (name: string, locale: string) =>
        (await send('PATCH', `/${id}`, { name }, locale)).initial;
      assert.equal(await change('Ballena', 'es'), null);
      assert.equal(await change('La baleine', 'fr'), 'L');
      assert.equal(await change('Whale', 'en'), 'W');
      assert.equal(await change('', 'en'), 'L');
    } finally {
      await send('DELETE', `/${id}`);
    }
  });

  test('follows the title also where an older CMS took it from another language’s', async () => {
    const { id } = await send('POST', '', { name: '鲸鱼' }, 'zh');
    const change = async (fields: object, locale: string) =>
      (await send('PATCH', `/${id}`, fields, locale)).initial;
    try {
      assert.equal(await change({ name: 'Ballena', initial: 'B' }, 'es'), 'B');
      assert.equal(await change({ author: 'Zoé' }, 'es'), 'B');
      assert.equal(await change({ name: 'La baleine' }, 'fr'), 'L');
      assert.equal(await change({ initial: 'Q' }, 'fr'), 'Q');
      assert.equal(await change({ name: 'Whale' }, 'en'), 'Q');
    } finally {
      await send('DELETE', `/${id}`);
    }
  });

  test('is an earlier version’s again when that is restored, as are the titles that are searched', async () => {
    const { id } = await send('POST', '', { name: 'Blue Whale' });
    const ask = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(`${ORIGIN}/api/albums${path}`, { headers: headers(), ...init });
      assert.ok(answer.ok, await answer.clone().text());
      return answer.json();
    };
    try {
      await send('PATCH', `/${id}`, { name: 'Baleine' }, 'fr');
      const { docs } = await ask(`/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0`);
      await send('PATCH', `/${id}`, { name: 'Sea' });
      await send('PATCH', `/${id}`, { name: 'La mer' }, 'fr');
      await ask(`/versions/${docs[0].id}?draft=true`, { method: 'POST' });
      const { searchName, initial } = await ask(`/${id}?draft=true&showHiddenFields=true`);
      assert.deepEqual(
        { searchName, initial },
        { searchName: 'blue whale\nbaleine', initial: 'B' },
      );
    } finally {
      await send('DELETE', `/${id}`);
    }
  });
});
