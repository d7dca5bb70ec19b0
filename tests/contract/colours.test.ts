import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { WireAlbum } from '@/lib/contract/album';
import { COLOURS, isColour } from '@/lib/contract/colours';
import { listAlbums, listAllAlbums } from './support/albums';
import { assertFails } from './support/service';

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

  test('the rainbow of two years has both, each in its order, on any page', async () => {
    const ofTwo = { ...of2022, labelIds: '2022,2023', dsss: 'rainbow' };
    const both = await listAllAlbums(ofTwo);
    for (const labelIds of ['2022', '2023']) {
      const year = await listAllAlbums({ ...of2022, labelIds, dsss: 'rainbow' });
      const own = new Set(year.map(({ id }) => id));
      assert.deepEqual(
        both.filter(({ id }) => own.has(id)),
        year,
        labelIds,
      );
    }
    const page = await listAlbums({ ...ofTwo, dStart: 60, dCount: 20 });
    assert.deepEqual(page.albums, both.slice(60, 80));
  });

  test('what is no colour is refused, and a colour without labels', async () => {
    await assertFails('albumList', { query: { colour: 'red' } }, 'invalid.params');
    for (const colour of ['crimson', "red'", 'RED', 'red;blue', '1']) {
      await assertFails('albumList', { query: { labelIds: '2022', colour } }, 'invalid.params');
    }
  });
});
