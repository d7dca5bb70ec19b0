import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wireAlbumComment, wireAlbumCommentList } from '@/lib/contract/albumComment';
import { wireVideo, wireVideoList } from '@/lib/contract/video';
import { listAllAlbums } from './support/albums';
import { hasDatabase } from './support/database';
import { assertFits, firstOf } from './support/service';

test('§7 artexhComm/getByAlbumId pages through a work’s comments, newest first', async () => {
  const page = async (albumId: string, dStart: number) => {
    const asked = { path: { albumId }, query: { dStart, dCount: 20 } };
    return firstOf('commentList', wireAlbumCommentList, asked);
  };
  const albums = await listAllAlbums();
  // One after the other: all at once would wait for the database's connections.
  const lists: Awaited<ReturnType<typeof page>>[] = [];
  for (const { id } of albums) lists.push(await page(id, 0));
  const most = lists.reduce((best, list, at) => (list.number > lists[best]!.number ? at : best), 0);
  const [{ number } = { number: 0 }, album] = [lists[most], albums[most]];
  assert.ok(number >= 60 && album);
  const starts = Array.from({ length: Math.ceil(number / 20) }, (_, index) => index * 20);
  const pages = await Promise.all(starts.map((start) => page(album.id, start)));
  const comments = pages.flatMap(({ datas }) => datas.map((c) => assertFits(wireAlbumComment, c)));
  const times = comments.map(({ cTime }) => cTime ?? assert.fail('a comment without a time'));
  assert.equal(new Set(comments.map(({ id }) => id)).size, number);
  assert.deepEqual(
    times,
    times.toSorted((a, b) => b - a),
  );
  assert.ok(comments.every(({ albumId }) => albumId === album.id));
});

test('§7 artexhVideo/listPublished and artexhLive/listPublished give playable videos', async () => {
  for (const name of ['videoList', 'liveList'] as const) {
    const { datas } = await firstOf(name, wireVideoList);
    const videos = datas.map((item) => assertFits(wireVideo, item));
    assert.ok(videos.length > 0);
    // Another host's may all be without captions.
    assert.ok(!hasDatabase || videos.some(({ tracks }) => tracks.length > 0));
    for (const { uri, coverPhoto, tracks } of videos) {
      assert.match(uri, /^(\/video\/|https:)/);
      assert.match(coverPhoto, /^\/download\//);
      assert.ok(tracks.every((track) => track.lang && track.uri.endsWith('.vtt')));
    }
  }
});
