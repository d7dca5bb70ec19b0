import assert from 'node:assert/strict';
import { pbkdf2Sync } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { hasDatabase, openDatabase } from './support/database';
import { ORIGIN } from './support/service';

const EDITOR = { email: 'lists@example.org', password: 'a password of a test' };

/** As Payload keeps a password. */
const hashOf = (salt: string) =>
  pbkdf2Sync(EDITOR.password, salt, 25_000, 512, 'sha256').toString('hex');

type Document = { id: number | string; updatedAt: string };
type List = { docs: Document[]; totalDocs: number; totalPages: number; page: number };

/** Beyond 200 documents our own statement finds the ids (cms/collections/deepLists.ts). */
describe('An editor’s list of the CMS, far down', { skip: !hasDatabase }, () => {
  const { run, close } = openDatabase();
  let token = '';
  before(async () => {
    const now = new Date().toISOString();
    await run(
      'INSERT INTO editors (email, salt, hash, updated_at, created_at) VALUES (?, ?, ?, ?, ?)',
      [EDITOR.email, 'salt', hashOf('salt'), now, now],
    );
    const signedIn = await fetch(`${ORIGIN}/api/editors/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(EDITOR),
    });
    ({ token } = await signedIn.json());
  });
  after(async () => {
    await run('DELETE FROM editors WHERE email = ?', [EDITOR.email]);
    await close();
  });

  const list = async (query: string): Promise<List> => {
    const answer = await fetch(`${ORIGIN}/api/${query}`, {
      headers: { authorization: `JWT ${token}` },
    });
    assert.equal(answer.status, 200);
    return answer.json();
  };
  const idsOf = ({ docs }: List) => docs.map(({ id }) => id);

  for (const [query, order] of [
    ['albums?draft=true&depth=0', '-updatedAt'],
    ['media?depth=0', '-createdAt'],
  ] as const) {
    test(`of ${query} goes on where the page before ended, and tells its place`, async () => {
      const pages = await Promise.all(
        Array.from({ length: 14 }, (_, at) => list(`${query}&limit=20&page=${at + 1}`)),
      );
      const [first] = pages;
      assert.ok(first && first.totalDocs > 220);
      const seen = pages.flatMap(idsOf);
      assert.equal(new Set(seen).size, Math.min(first.totalDocs, 280));
      const deep = pages[11];
      assert.deepEqual(
        [deep?.page, deep?.totalDocs, deep?.totalPages],
        [12, first.totalDocs, first.totalPages],
      );
      // Another order by name is Payload's own statement.
      const all = await list(`${query}&limit=300&sort=${order}`);
      assert.deepEqual(idsOf(pages[11] ?? first).toSorted(), idsOf(all).slice(220, 240).toSorted());
    });
  }

  test('is closed to strangers there too', async () => {
    const { status } = await fetch(`${ORIGIN}/api/albums?draft=true&limit=20&page=12`);
    assert.ok([401, 403].includes(status), String(status));
  });
});
