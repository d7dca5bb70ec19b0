import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wireAlbum, type WireAlbum } from '@/lib/contract/album';
import { wireFoundText, wireSiteSearch } from '@/lib/contract/siteSearch';
import { folded } from '@/lib/sought';
import { listAlbums, listAllAlbums } from './support/albums';
import { hasDatabase, openDatabase } from './support/database';
import { assertFails, assertFits, firstOf, sharedAnswersEnd } from './support/service';

async function find(q: string, more: Record<string, string | number> = {}) {
  const found = await firstOf('siteSearch', wireSiteSearch, { query: { q, ...more } });
  const works = ({ datas, number }: typeof found.titles) => ({
    works: datas.map((item) => assertFits(wireAlbum, item)),
    number,
  });
  const texts = ({ datas, number }: typeof found.news) => ({
    items: datas.map((item) => assertFits(wireFoundText, item)),
    number,
  });
  return {
    titles: works(found.titles),
    authors: works(found.authors),
    news: texts(found.news),
    contents: texts(found.contents),
    videos: texts(found.videos),
    lives: texts(found.lives),
  };
}

/** Of as many as are found at once. */
const idsOf = (works: readonly WireAlbum[]) => works.slice(0, 20).map(({ id }) => id);

const everything = await listAllAlbums({ seqFlag: true });

test('ours, search: works by their title, artist and certificate number, as the gallery finds them', async () => {
  const [work] = everything.filter(({ num, author }) => num && author.includes(' '));
  assert.ok(work);
  const byAuthor = await find(work.author.toUpperCase());
  assert.ok(byAuthor.authors.works.some(({ id }) => id === work.id));
  const byNumber = await find(` ${work.num.toLowerCase()} `);
  assert.deepEqual(
    byNumber.titles.works.map(({ id }) => id),
    [work.id],
  );
  const found = await find('sea', { dCount: 20 });
  const listed = await listAllAlbums({ seqFlag: true, name: 'sea' });
  assert.equal(found.titles.number, listed.length);
  assert.deepEqual(
    found.titles.works.map(({ id }) => id),
    listed.slice(0, 20).map(({ id }) => id),
  );
});

test('ours, search: news and films by words in any order, in any of their languages', async () => {
  const { news } = await find('whale');
  const [item] = news.items;
  assert.ok(item && news.number > 0);
  const inFrench = await find(item.title, { locale: 'FR' });
  const same = inFrench.news.items.find(({ id }) => id === item.id);
  assert.ok(same && same.title !== item.title && same.titleLang === 'fr');
  const words = folded(same.title).trim().split(' ').reverse().join(' ').toUpperCase();
  assert.ok((await find(words)).news.items.some(({ id }) => id === item.id));
  const films = await find('the', { dCount: 20 });
  assert.ok(films.videos.number >= films.videos.items.length && films.videos.items.length > 0);
});

test('ours, search: a few of each kind, never more than 20, and of one letter the initials', async () => {
  const some = await find('the', { dCount: 3 });
  assert.ok(some.titles.works.length === 3 && some.titles.number > 3);
  assert.ok((await find('the', { dCount: 5000 })).titles.works.length <= 20);
  const brief = await find('the', { dCount: 3, brief: 'true' });
  assert.deepEqual(brief.titles, { ...some.titles, number: 3 });
  const { titles, authors } = await find('s');
  const listed = await listAllAlbums({ initials: 'S', initialsFlag: true });
  assert.deepEqual([titles.number, authors.number], [listed.length, 0]);
});

test('ours, search: odd signs find nothing, and what is too long is refused', async () => {
  for (const q of ['%', '_', '"', '*', '٪', '', '\\', "'; --", 'ـ', '\u200f']) {
    const found = await find(q);
    const numbers = Object.values(found).map(({ number }) => number);
    assert.deepEqual(numbers, [0, 0, 0, 0, 0, 0], q);
  }
  await assertFails('siteSearch', { query: { q: 'x'.repeat(10_000) } }, 'invalid.params');
  await assertFails('siteSearch', { query: { q: 'a\0b' } }, 'invalid.params');
});

test('ours, search: words of one or two letters find what the gallery finds, in any script', async () => {
  const letters = everything.flatMap(({ name, author }) =>
    [name, author].map((text) => [...text].slice(0, 2).join('')),
  );
  for (const q of new Set(['ma', 'Xu', '海', '小雨', 'ج', 'ни', 'q0', ...letters.slice(0, 20)])) {
    const { titles, authors } = await find(q);
    const named = await listAlbums({ name: q, seqFlag: true });
    const made = await listAlbums({ author: q, seqFlag: true });
    assert.deepEqual([titles.number, authors.number], [named.number, made.number], q);
    assert.deepEqual(
      [idsOf(titles.works), idsOf(authors.works)],
      [idsOf(named.albums), idsOf(made.albums)],
      q,
    );
  }
  const { titles } = await find('s');
  const begun = await listAlbums({ initials: 'S', initialsFlag: true, seqFlag: true });
  assert.deepEqual([titles.number, idsOf(titles.works)], [begun.number, idsOf(begun.albums)]);
});

test(
  'ours, search: of more than a thousand works with two letters it counts no more',
  { skip: !hasDatabase },
  async () => {
    const database = openDatabase();
    try {
      await database.run(`INSERT INTO albums (search_name, search_author, cover_id, _status)
      SELECT 'q7name', 'zqauthor', one.cover_id, 'published'
      FROM (SELECT cover_id FROM albums WHERE cover_id IS NOT NULL LIMIT 40) one CROSS JOIN
        (SELECT id FROM albums LIMIT 26) other`);
      await sharedAnswersEnd();
      const { authors } = await find('zq');
      assert.deepEqual([authors.number, authors.works.length], [1001, 20]);
      assert.equal((await listAlbums({ author: 'zq' })).number, 1040);
      assert.equal((await find('zqa')).authors.number, 1040);

      // Nor one that bears the word as its number.
      await database.run(`UPDATE albums SET search_name = 'other', num = 'Q7'
        WHERE id = (SELECT min(id) FROM albums WHERE search_author = 'zqauthor')`);
      await sharedAnswersEnd();
      const { titles } = await find('q7');
      assert.deepEqual([titles.number, titles.works[0]?.num], [1001, 'Q7']);
      assert.equal((await find('q7n')).titles.number, 1039);
    } finally {
      await database.run(`DELETE FROM albums WHERE search_author = 'zqauthor'`);
      await sharedAnswersEnd();
      await database.close();
    }
  },
);

test(
  'ours, search: two letters are found wherever they stand, one by itself, too, and not when they are gone',
  { skip: !hasDatabase },
  async () => {
    const database = openDatabase();
    const found = async (q: string) => {
      const { authors, titles } = await find(q);
      return [titles.number, authors.number];
    };
    const set = (author: string) =>
      database.run(`UPDATE albums SET search_author = ? WHERE search_name = 'ꙁ'`, [author]);
    try {
      await database.run(`INSERT INTO albums (search_name, search_author, cover_id, _status)
        SELECT 'ꙁ', 'ꙅꙇ 鿋ꙕꙗς', cover_id, 'published'
        FROM albums WHERE cover_id IS NOT NULL LIMIT 1`);
      await sharedAnswersEnd();
      for (const q of ['ꙅꙇ', '鿋ꙕ', 'ꙕꙗ', 'ꙗς', 'ꙗΣ', '鿋']) {
        assert.deepEqual(await found(q), [0, 1], q);
      }
      assert.deepEqual(await found('ꙁ'), [1, 0]);
      for (const q of ['ꙇ鿋', 'ꙗꙕ', 'ꙁꙅ', 'ςꙅ', 'ꙁꙁ']) assert.deepEqual(await found(q), [0, 0], q);
      await set('ꙅꙅ');
      await sharedAnswersEnd();
      for (const q of ['ꙅꙇ', '鿋', 'ꙗς']) assert.deepEqual(await found(q), [0, 0], q);
      assert.deepEqual(await found('ꙅꙅ'), [0, 1]);
    } finally {
      await database.run(`DELETE FROM albums WHERE search_name = 'ꙁ'`);
      await sharedAnswersEnd();
      assert.deepEqual(await found('ꙅꙅ'), [0, 0]);
      await database.close();
    }
  },
);

test('ours, search: a draft is not found', { skip: !hasDatabase }, async () => {
  const database = openDatabase();
  const { news } = await find('whale');
  const [item] = news.items;
  assert.ok(item);
  const set = (status: string) =>
    database.run(`UPDATE news SET _status = ? WHERE id = ?`, [status, Number(item.id)]);
  try {
    await set('draft');
    await sharedAnswersEnd();
    const after = await find('whale');
    assert.ok(after.news.items.every(({ id }) => id !== item.id));
    assert.equal(after.news.number, news.number - 1);
  } finally {
    await set('published');
    await database.close();
  }
});
