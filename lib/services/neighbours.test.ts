import { wireAlbum } from '@/lib/contract/album';
import { toAlbum, type Album } from '@/lib/domain/album';
import type { Page } from '@/lib/domain/page';
import { ServiceError } from '@/lib/errors';
import { neighboursOf } from './artexhAlbum';
import { findNeighbours } from './neighbours';

function aWork(seq: number | null): Album {
  const wire = wireAlbum.cast({ id: `w${seq}`, coverPhoto: '/download/a.jpg', label: '2022', seq });
  const album = toAlbum(wire, (path) => path);
  if (!album) throw new Error('no album');
  return album;
}

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

const list = jest.fn<Promise<Page<Album>>, [number, number]>();

/** A year in the curator's order, given as the works' numbers. */
function aYear(...seqs: number[]) {
  const works = seqs.map(aWork);
  list.mockImplementation(async (start, count) => ({
    items: works.slice(start, start + count),
    total: works.length,
  }));
}

const numbersFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index);

async function besides(seq: number) {
  const { previous, next } = await findNeighbours(`w${seq}`, seq, list);
  return [previous?.seq, next?.seq];
}

describe('The works beside one', () => {
  it.each([
    [1, [undefined, 2]],
    [7, [6, 8]],
    [20, [19, 21]],
    [21, [20, 22]],
    [45, [44, undefined]],
  ])('number %i has %j', async (seq, expected) => {
    aYear(...numbersFrom(1, 45));
    expect(await besides(seq)).toEqual(expected);
  });

  it('are found across gaps in the numbers', async () => {
    aYear(...numbersFrom(1, 15), ...numbersFrom(25, 20));
    expect(await besides(25)).toEqual([15, 26]);
  });

  it('take one short list where few numbers are missing', async () => {
    aYear(...numbersFrom(1, 15), ...numbersFrom(20, 30));
    list.mockClear();
    expect(await besides(30)).toEqual([29, 31]);
    expect(list.mock.calls).toEqual([[23, 8]]);
  });

  it('are left out for a work without a number, or that is not in the list', async () => {
    aYear(...numbersFrom(1, 5));
    expect(await neighboursOf(aWork(null), 'en')).toEqual({});
    expect(await besides(9)).toEqual([undefined, undefined]);
  });

  it('make the page fail when the list cannot be read, so that a page that is kept stays', async () => {
    list.mockRejectedValue(new ServiceError('net.error'));
    await expect(besides(3)).rejects.toMatchObject({ token: 'net.error' });
  });
});
