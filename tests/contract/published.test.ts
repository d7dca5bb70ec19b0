import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { after, afterEach, beforeEach, describe, test } from 'node:test';
import type { WireAlbum } from '@/lib/contract/album';
import { wireAlbumCommentList } from '@/lib/contract/albumComment';
import { wireNews, wireNewsList } from '@/lib/contract/news';
import { wireVideo, wireVideoList } from '@/lib/contract/video';
import { listAlbums } from './support/albums';
import { hasDatabase, openDatabase } from './support/database';
import { assertFails, assertFits, firstOf, ORIGIN } from './support/service';

/** Equal calls within 150 ms share one answer. */
const SHARED_MS = 200;

test('§6 REST is closed to visitors and GraphQL is off', async () => {
  for (const path of ['albums', 'editors', 'favourites', 'captchas', 'media', 'globals/footer']) {
    const { status } = await fetch(`${ORIGIN}/api/${path}`);
    assert.ok([401, 403, 404].includes(status), `${path}: ${status}`);
  }
  const query = JSON.stringify({ query: '{ __typename }' });
  for (const method of ['GET', 'POST']) {
    const { status } = await fetch(`${ORIGIN}/api/graphql`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: method === 'POST' ? query : undefined,
    });
    assert.ok(status >= 400 && status < 500, `${method} graphql: ${status}`);
  }
});

test('§6 a visitor creates no editor and no document', async () => {
  for (const path of ['editors', 'editors/first-register', 'albums', 'favourites']) {
    const { status } = await fetch(`${ORIGIN}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'x@example.org', password: 'x'.repeat(20), name: 'x' }),
    });
    assert.ok(status >= 400 && status < 500, `${path}: ${status}`);
  }
});

describe('§2 only what is published is seen', { skip: !hasDatabase }, () => {
  const database = openDatabase();
  const { run } = database;
  let album: WireAlbum;

  const setStatus = (table: string, status: string, id: string | number) =>
    run(`UPDATE ${table} SET _status = '${status}' WHERE id = ?`, [Number(id)]);

  beforeEach(async () => {
    const [first] = (await listAlbums({ labelIds: '2024', seqFlag: true, dCount: 1 })).albums;
    assert.ok(first);
    album = first;
  });
  afterEach(() => setStatus('albums', 'published', album.id));
  after(() => database.close());

  test('a work taken back is in no list, has no comments and cannot be collected', async () => {
    const { number } = await listAlbums({ labelIds: '2024' });
    await setStatus('albums', 'draft', album.id);
    await wait(SHARED_MS);
    assert.equal((await listAlbums({ labelIds: '2024' })).number, number - 1);
    for (const [field, value] of Object.entries({
      num: album.num,
      author: album.author,
      ids: album.id,
    })) {
      const { albums } = await listAlbums({ [field]: value });
      assert.ok(albums.every(({ id }) => id !== album.id));
    }
    const comments = await firstOf('commentList', wireAlbumCommentList, {
      path: { albumId: album.id },
    });
    assert.deepEqual([comments.datas, comments.number], [[], 0]);
    const form = { name: 'a', email: 'a@example.org', captcha: 'AAAAA' };
    const query = { qrLabel: album.label, qrSeq: album.seq ?? 0, ...form };
    await assertFails('favourite', { query }, 'invalid.id');
  });

  test('works taken back are skipped beside another, however many they are', async () => {
    const around = async (seq: number) => {
      const query = { label: '2022', seq, around: true, seqFlag: true };
      return (await listAlbums(query)).albums.map((found) => found.seq);
    };
    const setGap = (status: string) =>
      run(
        `UPDATE albums SET _status = '${status}' WHERE year_label_id = '2022' AND seq BETWEEN 3 AND 120`,
      );
    await setGap('draft');
    const found = await Promise.all([around(2), around(121)]);
    await setGap('published');
    assert.deepEqual(found, [
      [1, 2, 121],
      [2, 121, 122],
    ]);
  });

  test('a comment that is not approved is not shown', async () => {
    const { albums } = await listAlbums({ dCount: 100 });
    const [comment] = await run('SELECT id, album_id FROM album_comments ORDER BY id LIMIT 1');
    assert.ok(comment && albums.length > 0);
    const asked = { path: { albumId: String(comment.album_id) } };
    const before = await firstOf('commentList', wireAlbumCommentList, asked);
    await run('UPDATE album_comments SET approved = FALSE WHERE id = ?', [Number(comment.id)]);
    const now = await firstOf('commentList', wireAlbumCommentList, asked);
    await run('UPDATE album_comments SET approved = TRUE WHERE id = ?', [Number(comment.id)]);
    assert.equal(now.number, before.number - 1);
  });

  test('drafts of news and videos are not shown', async () => {
    const query = { category: 'news', label: 'news_EN', dCount: 100 };
    const news = await firstOf('newsList', wireNewsList, { query });
    const videos = await firstOf('videoList', wireVideoList);
    const item = assertFits(wireNews, news.datas[0]);
    const video = assertFits(wireVideo, videos.datas[0]);
    await setStatus('news', 'draft', item.id);
    await setStatus('videos', 'draft', video.id);
    const left = await firstOf('newsList', wireNewsList, { query });
    const videosLeft = await firstOf('videoList', wireVideoList);
    await assertFails('newsById', { path: { id: item.id } }, 'invalid.id');
    await setStatus('news', 'published', item.id);
    await setStatus('videos', 'published', video.id);
    assert.equal(left.total, news.total - 1);
    assert.equal(videosLeft.datas.length, videos.datas.length - 1);
  });

  test('a changed name is found by its new letters and no longer by its old ones', async () => {
    const [saved] = await run('SELECT search_author FROM albums WHERE id = ?', [Number(album.id)]);
    const rename = (name: string) =>
      run('UPDATE albums SET search_author = ? WHERE id = ?', [name, Number(album.id)]);
    const isFound = async (author: string) =>
      (await listAlbums({ author, dCount: 100 })).albums.some(({ id }) => id === album.id);
    const old = String(saved?.search_author);
    await rename('quite another artist');
    await wait(SHARED_MS);
    const [byNew, byOld] = [await isFound('anoTHER ART'), await isFound(old)];
    await rename(old);
    await wait(SHARED_MS);
    assert.deepEqual([byNew, byOld, await isFound(old)], [true, false, true]);
  });
});
