import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { wireMenuItem } from '@/lib/contract/menuItem';
import { hasDatabase } from './support/database';
import { organiserOf } from './support/editor';
import { send } from './support/people';
import { bodyOf, ORIGIN, SITE } from './support/service';

/** A menu that no page has. */
const LABEL = 'unordered';

describe('An order that is emptied', { skip: !hasDatabase }, () => {
  const { headers, run } = organiserOf('orders@example.org');
  const made: number[] = [];

  const ask = (method: string, path: string, body?: object) =>
    send(`${ORIGIN}/api/menus${path}?locale=en&depth=0`, { method, headers: headers(), body });
  async function make(name: string, order: number | null) {
    const { body } = await ask('POST', '', { name, order, label: LABEL });
    assert.ok(body.doc, JSON.stringify(body));
    made.push(body.doc.id);
    return body.doc;
  }

  afterEach(async () => {
    for (const id of made.splice(0)) await ask('DELETE', `/${id}`);
  });

  test('is 0', async () => {
    const { id, order } = await make('Emptied', null);
    assert.equal(order, 0);
    assert.equal((await ask('PATCH', `/${id}`, { order: 5 })).body.doc?.order, 5);
    assert.equal((await ask('PATCH', `/${id}`, { order: null })).body.doc?.order, 0);
  });

  test('stands at 0 where none was stored', async () => {
    await make('Last', 1);
    const { id } = await make('Middle', 0);
    await make('First', -1);
    await run('UPDATE menus SET "order" = NULL WHERE id = ?', [id]);
    const path = { site: SITE, label: `${LABEL}_EN` };
    const items = await bodyOf('menuByLabel', wireMenuItem, { path });
    assert.deepEqual(
      items.map(({ name }) => name),
      ['First', 'Middle', 'Last'],
    );
  });
});
