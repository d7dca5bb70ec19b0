import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { after, describe, test } from 'node:test';
import { wireNews, wireNewsList } from '@/lib/contract/news';
import { wireVideo, wireVideoList } from '@/lib/contract/video';
import { listAlbums } from './support/albums';
import { hasDatabase, openDatabase } from './support/database';
import { assertFits, firstOf } from './support/service';

/** Equal calls within 150 ms share one answer. */
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

test('ours: works, films, news and years tell when they were last published', async () => {
  const isTime = (value: number | null) =>
    value !== null && value > Date.UTC(2020) && value <= Date.now();
  for (const item of await newest()) assert.ok(isTime(item.updatedAt), `news ${item.id}`);
  const { albums } = await listAlbums({ labelIds: '2024', dCount: 5 });
  assert.ok(albums.length > 0 && albums.every(({ updatedAt }) => isTime(updatedAt)));
  const films = await firstOf('videoList', wireVideoList, { query: { dCount: 5 } });
  assert.ok(films.datas.length > 0);
  for (const film of films.datas) assert.ok(isTime(assertFits(wireVideo, film).updatedAt));
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

  test('and so does the introduction of a work', async () => {
    const id = 229;
    const read = async () => {
      const { albums } = await listAlbums({ ids: id, locale: 'FR' });
      assert.ok(albums[0]);
      return albums[0];
    };
    const setText = (text: string) =>
      database.run(
        `UPDATE albums_locales SET description = ? WHERE _parent_id = ? AND _locale = 'fr'`,
        [text, id],
      );
    const own = await read();
    await setText('');
    await wait(SHARED_MS);
    const fallen = await read();
    await setText(own.description);
    assert.deepEqual([own.descriptionLang, fallen.descriptionLang], ['fr', 'en']);
    assert.notEqual(fallen.description, own.description);
  });
});
