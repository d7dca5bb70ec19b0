import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOCALES } from '@/lib/i18n/locales';
import { hasDatabase } from './support/database';
import { organiserOf } from './support/editor';
import { send } from './support/people';
import { ORIGIN } from './support/service';

const LONGEST = 256;
const HAN = 0x4e00;

/** No sign like the one before it, so that a database can't make it shorter. */
const longTitle = (seed: number) =>
  Array.from({ length: LONGEST }, (_, at) =>
    String.fromCharCode(HAN + ((at * 7919 + seed * 104_729) % 20_000)),
  ).join('');

describe('The longest title', { skip: !hasDatabase }, () => {
  const { headers } = organiserOf('titles@example.org');

  test('a work may have it in every language', async (context) => {
    const ask = (method: string, path: string, body?: object) =>
      send(`${ORIGIN}/api/albums${path}`, { method, headers: headers(), body });
    const drafted = 'draft=true&depth=0';
    const { body } = await ask('POST', `?${drafted}`, { author: 'Zoé' });
    const id = body.doc?.id;
    assert.ok(id);
    context.after(() => ask('DELETE', `/${id}`));
    for (const [at, locale] of LOCALES.entries()) {
      const named = await ask('PATCH', `/${id}?${drafted}&locale=${locale}`, {
        name: longTitle(at),
      });
      assert.equal(named.status, 200, `${locale}: ${JSON.stringify(named.body)}`);
    }
  });
});
