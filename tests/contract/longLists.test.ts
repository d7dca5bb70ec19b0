import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { hasDatabase, openDatabase } from './support/database';
import { removeEditor, signInAs } from './support/editor';
import { ORIGIN } from './support/service';

const EMAIL = 'lists@example.org';

type Document = { id: number | string; updatedAt: string };
type List = { docs: Document[]; totalDocs: number; totalPages: number; page: number };

/** Beyond 200 documents our own statement finds the ids (cms/collections/deepLists.ts). */
describe('An editor’s list of the CMS, far down', { skip: !hasDatabase }, () => {
  const { run, close } = openDatabase();
  let headers = {};
  before(async () => {
    headers = await signInAs(EMAIL, run);
  });
  after(async () => {
    await removeEditor(EMAIL, run);
    await close();
  });

  const list = async (query: string): Promise<List> => {
    const answer = await fetch(`${ORIGIN}/api/${query}`, { headers });
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
