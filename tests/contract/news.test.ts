import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { after, describe, test } from 'node:test';
import { wireNews, wireNewsList } from '@/lib/contract/news';
import { hasDatabase, openDatabase } from './support/database';
import { assertFits, firstOf } from './support/service';

/** A burst of the same calls shares one answer for 150 ms. */
const SHARED_MS = 200;

const newest = async () => {
  const query = { category: 'news', label: 'news_FR', dCount: 100 };
  const { datas } = await firstOf('newsList', wireNewsList, { query });
  return datas.map((item) => assertFits(wireNews, item));
};

test('§3 a news item tells its picture’s size and alt text', async () => {
  const item = (await newest()).find(({ draft }) => draft?.icon);
  assert.ok(item && Number(item.iconWidth) > 0 && Number(item.iconHeight) > 0);
  assert.ok(item.iconAlt.length > 0);
});

describe('§3 each text of a news item tells its language', { skip: !hasDatabase }, () => {
  const database = openDatabase();
  after(() => database.close());

  test('the one asked for, or English in its place', async () => {
    const [item] = await newest();
    assert.ok(item);
    const read = () =>
      firstOf('newsById', wireNews, { path: { id: item.id }, query: { locale: 'FR' } });
    const setTitle = (title: string) =>
      database.run(`UPDATE news_locales SET title = ? WHERE _parent_id = ? AND _locale = 'fr'`, [
        title,
        Number(item.id),
      ]);
    const own = await read();
    assert.deepEqual([own.titleLang, own.descriptionLang, own.contentLang], ['fr', 'fr', 'fr']);

    await setTitle('');
    await wait(SHARED_MS);
    const fallen = await read();
    await setTitle(own.title);
    assert.deepEqual([fallen.titleLang, fallen.contentLang], ['en', 'fr']);
    assert.notEqual(fallen.title, own.title);
  });
});
