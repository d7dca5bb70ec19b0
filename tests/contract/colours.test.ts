import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { wireAlbum, wireAlbumList, type WireAlbum } from '@/lib/contract/album';
import { CALLS } from '@/lib/contract/calls';
import { COLOURS, isColour } from '@/lib/contract/colours';
import { editorOf } from '../support/editor';
import { listAlbums, listAllAlbums } from './support/albums';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms } from './support/ownCms';
import { plainPicture } from './support/plainPicture';
import { assertFails, sharedAnswersEnd } from './support/service';
import { until } from './support/until';

const ids = (albums: readonly { id: string }[]) => albums.map(({ id }) => id).toSorted();

/** Lists leave the colours out: each work is asked for alone, one after the other. */
async function withColours(albums: readonly WireAlbum[]) {
  const alone: (WireAlbum | undefined)[] = [];
  for (const { id } of albums) alone.push((await listAlbums({ ids: id })).albums[0]);
  return alone.map((album) => ({
    id: album?.id ?? '',
    colours: (album?.colours ?? '').split(','),
    country: album?.countryCode,
  }));
}

describe('Works by colour (ours, docs/decisions/0057)', () => {
  const of2022 = { labelIds: '2022', seqFlag: true };
  let works: Awaited<ReturnType<typeof withColours>>;
  before(async () => {
    works = await withColours(await listAllAlbums(of2022));
  });

  test('each work of the demo has a colour, and lists tell none', async () => {
    assert.ok(works.every(({ colours }) => colours.length > 0 && colours.every(isColour)));
    assert.ok(new Set(works.flatMap(({ colours }) => colours)).size >= 8);
    const { albums } = await listAlbums(of2022);
    assert.ok(albums.every(({ colours }) => colours === ''));
  });

  test('a colour finds those that have it, in the curator’s order; several, those that have all', async () => {
    for (const colour of [...COLOURS, 'blue,orange', 'red,green,brown']) {
      const wanted = works.filter((work) =>
        colour.split(',').every((name) => work.colours.includes(name)),
      );
      const found = await listAllAlbums({ ...of2022, colour });
      assert.deepEqual(
        found.map(({ id }) => id),
        wanted.map(({ id }) => id),
        colour,
      );
    }
  });

  test('with a label of its own and among others it is the same', async () => {
    const alone = await listAllAlbums({ ...of2022, colour: 'red' });
    const among = await listAllAlbums({ ...of2022, labelIds: '2022,none', colour: 'red' });
    assert.deepEqual(alone, among);
  });

  test('with a country, a name and an initial', async () => {
    const all = await listAllAlbums({ ...of2022, colour: 'blue' });
    const [first] = all;
    assert.ok(first);
    const { countryCode, author, name } = first;
    const filters: Record<string, string>[] = [{ country: countryCode }, { author }, { name }];
    for (const filter of filters) {
      const both = await listAllAlbums({ ...of2022, colour: 'blue', ...filter });
      const other = new Set(ids(await listAllAlbums({ ...of2022, ...filter })));
      assert.deepEqual(ids(both), ids(all.filter(({ id }) => other.has(id))));
      assert.ok(both.length > 0);
    }
  });

  test('the rainbow begins with red, and has every work once, on any page', async () => {
    const rainbow = await listAllAlbums({ ...of2022, dsss: 'rainbow' });
    assert.deepEqual(ids(rainbow), ids(works));
    const among = await listAllAlbums({ ...of2022, labelIds: '2022,none', dsss: 'rainbow' });
    assert.deepEqual(rainbow, among);
    const page = await listAlbums({ ...of2022, dsss: 'rainbow', dStart: 60, dCount: 20 });
    assert.deepEqual(page.albums, rainbow.slice(60, 80));
    const [first] = await withColours(rainbow.slice(0, 1));
    assert.ok(first?.colours.includes('red'));
  });

  test('what is no colour is refused', async () => {
    for (const colour of ['crimson', "red'", 'RED', 'red;blue', '1']) {
      await assertFails('albumList', { query: { colour } }, 'invalid.params');
    }
  });
});

describe('A work’s colours are its picture’s', { skip: !hasDatabase }, () => {
  type Cms = Awaited<ReturnType<typeof anOwnCms>>;
  let cms: Cms;
  let editor: ReturnType<typeof editorOf>;
  let website: Awaited<ReturnType<typeof aListener>>;
  let red: string;
  let work: string;
  before(async () => {
    website = await aListener();
    cms = await anOwnCms(website.origin);
    editor = editorOf({ cmsUrl: cms.cmsUrl, editor: cms.editor } as never);
    red = (await editor.upload(await plainPicture('#d01020', 'red.png'))).id;
    work = await editor.publish('albums', { name: 'One', author: 'Ann', cover: Number(red) });
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
    return (await list({ colour })).map(({ id }) => id);
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
    const other = await editor.publish('albums', { name: 'Two', author: 'Ben', cover: Number(id) });
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
