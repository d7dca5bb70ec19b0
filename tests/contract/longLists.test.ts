import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hasDatabase } from './support/database';
import { organiserOf } from './support/editor';
import { ORIGIN } from './support/service';

const EMAIL = 'lists@example.org';

type Document = { id: number | string; updatedAt: string; name?: string | null };
type List = { docs: Document[]; totalDocs: number; totalPages: number; page: number };

/** Our own statement finds the ids beyond 200 documents, or by title (cms/collections/longLists.ts). */
describe('An editor’s long list of the CMS', { skip: !hasDatabase }, () => {
  const { run, headers } = organiserOf(EMAIL);

  const list = async (query: string): Promise<List> => {
    const answer = await fetch(`${ORIGIN}/api/${query}`, { headers: headers() });
    assert.equal(answer.status, 200);
    return answer.json();
  };
  const idsOf = ({ docs }: List) => docs.map(({ id }) => id);

  for (const [query, order] of [
    ['albums?draft=true&depth=0', '-updatedAt'],
    ['media?draft=true&depth=0', '-createdAt'],
  ] as const) {
    test(`of ${query} goes on far down where the page before ended, and tells its place`, async () => {
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

  for (const sort of ['name', '-name']) {
    test(`of works by title (${sort}) has the order of Payload’s own`, async () => {
      const save = async (path: string, method: string, name: string | null) => {
        const answer = await fetch(`${ORIGIN}/api/albums${path}`, {
          method,
          headers: { ...headers(), 'content-type': 'application/json' },
          body: JSON.stringify({ name }),
        });
        assert.ok(answer.ok, `${method} ${path}: ${answer.status}`);
        return (await answer.json()).doc;
      };
      const doc = await save('?draft=true&locale=en', 'POST', 'Titled in English alone');
      try {
        // In two of its earlier versions it has a title in French, too.
        for (const name of ['Zèbre', 'Âne', null]) {
          await save(`/${doc.id}?draft=true&locale=fr`, 'PATCH', name);
        }
        const query = `albums?draft=true&depth=0&locale=fr&fallback-locale=null&sort=${sort}`;
        const total = (await list(`${query}&limit=1`)).totalDocs;
        const half = Math.ceil(total / 2);
        const pages = [
          await list(`${query}&limit=${half}`),
          await list(`${query}&limit=${half}&page=2`),
        ];
        const docs = pages.flatMap((page) => page.docs);
        assert.equal(new Set(docs.map(({ id }) => id)).size, total);
        // With a condition it is Payload's own statement.
        const own = await list(`${query}&limit=${total}&where[id][exists]=true`);
        const titles = (found: Document[]) => found.map(({ name }) => name ?? '');
        assert.deepEqual(titles(docs), titles(own.docs));
        assert.equal(titles(docs).indexOf(''), idsOf(own).indexOf(doc.id));
        assert.deepEqual([pages[1]?.page, pages[1]?.totalPages], [2, 2]);
        const beyond = await list(`${query}&limit=${half}&page=9`);
        assert.deepEqual([beyond.docs, beyond.totalDocs], [[], total]);
      } finally {
        await fetch(`${ORIGIN}/api/albums/${doc.id}`, { method: 'DELETE', headers: headers() });
      }
    });
  }

  /** As the admin asks for it; with a condition that is always true it is Payload's own statement. */
  const searched = (search: string, more = '') => {
    const fields = ['name', 'author', 'num'].map(
      (field, at) => `where[and][0][or][${at}][${field}][like]=${encodeURIComponent(search)}`,
    );
    return `albums?draft=true&depth=0&fallback-locale=null&${fields.join('&')}${more}`;
  };
  const ALWAYS = '&where[and][1][id][exists]=true';

  test('of works that a search finds has those of Payload’s own', async () => {
    const [work] = await run(
      `SELECT name, author, num FROM albums JOIN albums_locales l ON l._parent_id = albums.id
        WHERE _locale = 'en' AND name LIKE '% % %' AND num <> '' ORDER BY albums.id DESC`,
    );
    const [name, author, num] = [work?.name, work?.author, work?.num].map(String) as [
      string,
      string,
      string,
    ];
    const parts = [
      name.toUpperCase(),
      name.split(' ').at(-1)!,
      author.split(' ')[0]!,
      num.slice(2),
    ];
    const odd = ['a', 'a e', ' ', 'of  the', '%', 'm_r', "o'", 'é', '海', 'nothing is called so'];
    const counts: number[] = [];
    for (const search of [...parts, ...odd]) {
      for (const locale of ['en', 'zh']) {
        const whole = await list(searched(search, `&locale=${locale}&limit=300${ALWAYS}`));
        const pages = [1, 2, 3].map((page) =>
          list(searched(search, `&locale=${locale}&limit=100&page=${page}`)),
        );
        const found = await Promise.all(pages);
        const what = `${search}, ${locale}`;
        assert.deepEqual(found.flatMap(idsOf).toSorted(), idsOf(whole).toSorted(), what);
        assert.deepEqual(new Set(found.map((page) => page.totalDocs)), new Set([whole.totalDocs]));
        assert.deepEqual(
          found.map(({ page }) => page),
          [1, 2, 3],
        );
        counts.push(whole.totalDocs);
      }
    }
    assert.ok(Math.max(...counts) > 100 && Math.min(...counts) === 0);
  });

  test('of works that a search finds follows a title that changes, and a work that goes', async () => {
    const write = (path: string, method: string, name?: string) =>
      fetch(`${ORIGIN}/api/albums${path}`, {
        method,
        headers: { ...headers(), 'content-type': 'application/json' },
        ...(name && { body: JSON.stringify({ name }) }),
      });
    const found = async (search: string) => idsOf(await list(searched(search, '&locale=en')));
    const made = await write('?draft=true&locale=en', 'POST', 'Quixotic kites');
    const { doc } = await made.json();
    assert.deepEqual(await found('QUIXOTIC'), [doc.id]);
    await write(`/${doc.id}?draft=true&locale=en`, 'PATCH', 'Kites of Xanadu');
    assert.deepEqual(await found('quixotic'), []);
    assert.deepEqual(await found('kites xanadu'), [doc.id]);
    // A short word beside a long one, of other letters too, and blanks.
    await write(`/${doc.id}?draft=true&locale=en`, 'PATCH', 'A kite over Xanadu 海 é o_k');
    for (const search of [
      'a xanadu',
      'xanadu a',
      '海 xanadu',
      'é xanadu',
      '  xanadu',
      'xanadu o_k',
    ]) {
      assert.deepEqual(await found(search), [doc.id], search);
    }
    assert.deepEqual(await found('xanadu 画'), []);
    await write(`/${doc.id}`, 'DELETE');
    assert.deepEqual(await found('xanadu'), []);
  });

  test('is closed to strangers there too', async () => {
    const { status } = await fetch(`${ORIGIN}/api/albums?draft=true&limit=20&page=12`);
    assert.ok([401, 403].includes(status), String(status));
  });
});
