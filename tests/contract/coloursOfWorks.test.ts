import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { wireAlbum, wireAlbumList, type WireAlbum } from '@/lib/contract/album';
import { CALLS } from '@/lib/contract/calls';
import { editorOf } from '../support/editor';
import { until } from '../support/until.mjs';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms } from './support/ownCms';
import { plainPicture } from './support/plainPicture';
import { sharedAnswersEnd } from './support/service';

describe('A work’s colours are its picture’s', { skip: !hasDatabase }, () => {
  type Cms = Awaited<ReturnType<typeof anOwnCms>>;
  let cms: Cms;
  let editor: ReturnType<typeof editorOf>;
  let website: Awaited<ReturnType<typeof aListener>>;
  let red: string;
  let work: string;
  const yearLabel = '2031';
  before(async () => {
    website = await aListener();
    cms = await anOwnCms(website.origin);
    editor = editorOf({ cmsUrl: cms.cmsUrl, editor: cms.editor } as never);
    red = (await editor.upload(await plainPicture('#d01020', 'red.png'))).id;
    await editor.publish('labels', { id: yearLabel, title: yearLabel, kind: 'year' });
    work = await editor.publish('albums', {
      name: 'One',
      author: 'Ann',
      yearLabel,
      cover: Number(red),
    });
  });
  after(async () => {
    await cms.stop();
    website.stop();
  });

  async function list(query: Record<string, string>): Promise<WireAlbum[]> {
    const address = `${cms.cmsUrl}/services/artexh/${CALLS.albumList.path}`;
    const answer = await (await fetch(`${address}?${new URLSearchParams(query)}`)).json();
    const { datas } = wireAlbumList.validateSync(answer.body[0]);
    return datas.map((item) => wireAlbum.validateSync(item));
  }
  const found = async (colour: string) => {
    await sharedAnswersEnd();
    return (await list({ labelIds: yearLabel, colour })).map(({ id }) => id);
  };

  test('from the first on', async () => {
    assert.deepEqual(await found('red'), [work]);
    assert.deepEqual((await list({ ids: work }))[0]?.colours, 'red');
  });

  test('a draft with another picture changes nothing, until it is published', async () => {
    const { id } = await editor.upload(await plainPicture('#2040d0', 'blue.png'));
    await editor.saveDraft('albums', work, { cover: Number(id) });
    assert.deepEqual(await found('red'), [work]);
    await editor.change('albums', work, { cover: Number(id) });
    assert.deepEqual([await found('red'), await found('blue')], [[], [work]]);
    await editor.change('albums', work, { cover: Number(red) });
    assert.deepEqual([await found('red'), await found('blue')], [[work], []]);
  });

  test('another file in the picture’s place has its own', async () => {
    await editor.upload(await plainPicture('#108030', 'green.png'), red);
    assert.deepEqual([await found('red'), await found('green')], [[], [work]]);
  });

  test('what is withdrawn is found by no colour', async () => {
    await editor.takeDown('albums', work);
    assert.deepEqual(await found('green'), []);
    await editor.change('albums', work, {});
    assert.deepEqual(await found('green'), [work]);
  });

  test('pictures from before there were palettes get them by and by, a damaged one none, and websites hear once', async () => {
    const { id } = await editor.upload(await plainPicture('#e07010', 'orange.png'));
    const other = await editor.publish('albums', {
      name: 'Two',
      author: 'Ben',
      yearLabel,
      cover: Number(id),
    });
    const heard = website.heard.length;
    await cms.kill();
    await cms.run(`UPDATE media SET palette = NULL, colours = NULL, hue = NULL`);
    await cms.run(`UPDATE media SET filename = 'gone.png' WHERE id = ?`, [Number(red)]);
    const bits = await cms.run(`SELECT DISTINCT colours FROM albums`);
    assert.deepEqual(
      bits.map(({ colours }) => Number(colours)),
      [0],
    );
    await cms.start();
    await until('it is orange', async () => (await found('orange')).includes(other));
    await until('none is left', async () => {
      const left = await cms.run(`SELECT id FROM media WHERE palette IS NULL`);
      return left.length === 0;
    });
    assert.deepEqual(await found('green'), []);
    await until('websites hear', () =>
      website.heard.slice(heard).some(({ tags }) => tags.includes('albums')),
    );
  });
});
