import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { after, describe, test } from 'node:test';
import { wireMenuItem } from '@/lib/contract/menuItem';
import { wireNews, wireNewsList } from '@/lib/contract/news';
import { wireVideo, wireVideoList } from '@/lib/contract/video';
import { wireWebContentList } from '@/lib/contract/webContent';
import { listAlbums } from './support/albums';
import { hasDatabase, openDatabase } from './support/database';
import { assertFits, bodyOf, firstOf, SITE } from './support/service';

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
  after(async () => {
    // The next suite gets no answer of this one.
    await wait(SHARED_MS);
    await database.close();
  });

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

  /** What is read while a text is missing in French. */
  async function without<T>(field: string, id: string, text: string, read: () => Promise<T>) {
    const [table, column] = field.split('.');
    const set = (value: string) =>
      database.run(`UPDATE ${table} SET ${column} = ? WHERE _parent_id = ? AND _locale = 'fr'`, [
        value,
        Number(id),
      ]);
    await set('');
    await wait(SHARED_MS);
    const fallen = await read();
    await set(text);
    await wait(SHARED_MS);
    return fallen;
  }

  for (const [name, table] of [
    ['videoList', 'videos'],
    ['liveList', 'lives'],
  ] as const)
    test(`and so does the description of the first of ${table}`, async () => {
      const read = async () => {
        const query = { dCount: 1, locale: 'FR' };
        return assertFits(wireVideo, (await firstOf(name, wireVideoList, { query })).datas[0]);
      };
      const own = await read();
      const fallen = await without(`${table}_locales.description`, own.id, own.description, read);
      assert.deepEqual([own.descriptionLang, fallen.descriptionLang], ['fr', 'en']);
      assert.notEqual(fallen.description, own.description);
    });

  test('and so do the title and the biography of an expert', async () => {
    const read = async () => {
      const query = { category: 'expert', label: 'experts2024_FR', dCount: 1 };
      return assertFits(wireNews, (await firstOf('newsList', wireNewsList, { query })).datas[0]);
    };
    const own = await read();
    const title = own.draft?.description ?? '';
    const fallen = await without('guest_persons_locales.title', own.id, title, read);
    assert.deepEqual([own.descriptionLang, own.contentLang], ['fr', 'fr']);
    assert.deepEqual([fallen.descriptionLang, fallen.contentLang], ['en', 'fr']);
  });

  /** What is read while a text is there in these languages alone. */
  async function onlyIn<T>(
    languages: readonly string[],
    { field, id }: { field: string; id: string | number },
    read: () => Promise<T>,
  ) {
    const [table, column] = field.split('.');
    const stored = await database.run(
      `SELECT _locale AS locale, ${column} AS text FROM ${table} WHERE _parent_id = ? AND ${column} <> ''`,
      [Number(id)],
    );
    const others = stored.filter(({ locale }) => !languages.includes(String(locale)));
    assert.equal(others.length, stored.length - languages.length);
    const set = (locale: unknown, text: unknown) =>
      database.run(`UPDATE ${table} SET ${column} = ? WHERE _parent_id = ? AND _locale = ?`, [
        String(text),
        Number(id),
        String(locale),
      ]);
    for (const { locale } of others) await set(locale, '');
    await wait(SHARED_MS);
    try {
      return await read();
    } finally {
      for (const { locale, text } of others) await set(locale, text);
    }
  }

  test('without English too, the first of the other languages stands in, in their order', async () => {
    const [item] = await newest();
    assert.ok(item);
    const read = (locale: string) =>
      firstOf('newsById', wireNews, { path: { id: item.id }, query: { locale } });
    const chinese = await read('ZH');
    const field = { field: 'news_locales.title', id: item.id };
    for (const locale of ['EN', 'FR', 'ZH']) {
      const { title, titleLang } = await onlyIn(['zh', 'ar'], field, () => read(locale));
      assert.deepEqual([title, titleLang], [chinese.title, 'zh'], locale);
    }
    const none = await onlyIn([], field, () => read('FR'));
    assert.deepEqual([none.title, none.titleLang], ['', '']);
  });

  test('the body of a news item is of one language', async () => {
    const [item] = await database.run(
      `SELECT n.id FROM news n JOIN news_locales t ON t._parent_id = n.id
        WHERE n._status = 'published' AND t._locale = 'ru' AND t.html <> '' AND t.content IS NULL
        ORDER BY n.id`,
    );
    const id = Number(item?.id);
    const read = (locale: string) =>
      firstOf('newsById', wireNews, { path: { id }, query: { locale } });
    const russian = await read('RU');
    const field = { field: 'news_locales.html', id };
    for (const locale of ['EN', 'FR']) {
      const { content, contentLang } = await onlyIn(['ru'], field, () => read(locale));
      assert.deepEqual([content, contentLang], [russian.content, 'ru'], locale);
    }
  });

  test('a work and a menu item have a name where one is written in Arabic alone', async () => {
    const id = 229;
    const read = async (locale: string) => (await listAlbums({ ids: id, locale })).albums[0];
    const arabic = await read('AR');
    for (const locale of ['EN', 'ES']) {
      const name = { field: 'albums_locales.name', id };
      const named = await onlyIn(['ar'], name, () => read(locale));
      assert.ok(named?.name && named.name === arabic?.name, locale);
      const description = { field: 'albums_locales.description', id };
      const told = await onlyIn(['ar'], description, () => read(locale));
      assert.deepEqual([told?.description, told?.descriptionLang], [arabic?.description, 'ar']);
    }

    const menu = async (locale: string) => {
      const path = { site: SITE, label: `main_${locale}` };
      return bodyOf('menuByLabel', wireMenuItem, { path });
    };
    const [item] = await menu('AR');
    assert.ok(item?.name);
    const field = { field: 'menus_locales.name', id: item.id };
    for (const locale of ['EN', 'ZH']) {
      const found = await onlyIn(['ar'], field, () => menu(locale));
      assert.equal(found.find((one) => one.id === item.id)?.name, item.name, locale);
    }
  });

  test('a year has a title where one is written in Arabic alone', async () => {
    const [stored] = await database.run(
      `SELECT y.id, t.title FROM years y JOIN years_locales t ON t._parent_id = y.id
        WHERE y.year = '2024' AND t._locale = 'ar'`,
    );
    const read = async () => {
      const path = { site: SITE, label: 'year2024_FR' };
      const { datas } = await firstOf('webContent', wireWebContentList, { path });
      return JSON.parse(datas[0]?.content ?? '') as { title: string };
    };
    const field = { field: 'years_locales.title', id: Number(stored?.id) };
    const found = await onlyIn(['ar'], field, read);
    assert.ok(found.title && found.title === stored?.title);
  });
});

describe('§3 what has no date comes last', { skip: !hasDatabase }, () => {
  const database = openDatabase();
  after(async () => {
    await wait(SHARED_MS);
    await database.close();
  });

  const videosOf = (name: 'videoList' | 'liveList') => async () => {
    const { datas } = await firstOf(name, wireVideoList, { query: { dCount: 100 } });
    return datas.map((item) => assertFits(wireVideo, item));
  };
  const lists = { news: newest, videos: videosOf('videoList'), lives: videosOf('liveList') };
  for (const [table, read] of Object.entries(lists))
    test(`of ${table}`, async () => {
      const [first, second] = await read();
      assert.ok(first?.sTime && second);
      const dated = [new Date(first.sTime).toISOString(), Number(first.id)];
      await database.run(`UPDATE ${table} SET s_time = NULL WHERE id = ?`, [Number(first.id)]);
      await wait(SHARED_MS);
      try {
        assert.equal((await read()).at(-1)?.id, first.id);
      } finally {
        await database.run(`UPDATE ${table} SET s_time = ? WHERE id = ?`, dated);
      }
    });
});
