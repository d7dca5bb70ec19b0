import { ServiceError } from '@/lib/errors';
import { getById, listAround } from '@/lib/services/artexhAlbum';
import { getByAlbumId } from '@/lib/services/artexhComm';
import { madeAnewSoon } from '@/lib/services/cached';
import { anAlbum } from '@/tests/support/anAlbum';
import { firstComments, furtherComments, readArtwork, workNeighbours } from './artwork';

jest.mock('@/lib/services/artexhAlbum', () => ({ getById: jest.fn(), listAround: jest.fn() }));
jest.mock('@/lib/services/cached', () => ({ madeAnewSoon: jest.fn() }));
jest.mock('@/lib/services/artexhComm', () => ({ getByAlbumId: jest.fn() }));

const aWork = (seq: number | null) => anAlbum({ id: `w${seq}`, label: '2022', seq });

/** A year in the curator's order, given as the works' numbers. */
function aYear(...seqs: number[]) {
  const works = seqs.map(aWork);
  jest.mocked(listAround).mockImplementation(async ({ seq: wanted }) => {
    const at = works.findIndex(({ seq }) => (seq ?? Infinity) >= (wanted ?? 0));
    return at < 0 ? works.slice(-1) : works.slice(Math.max(0, at - 1), at + 2);
  });
}

const numbersFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index);

async function besides(seq: number | null) {
  const { previous, next } = await workNeighbours(aWork(seq), 'en');
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
    aYear(1, 5000, 9000);
    expect(await besides(5000)).toEqual([1, 9000]);
  });

  it('are left out for a work without a number, or that is not in the list', async () => {
    aYear(...numbersFrom(1, 5));
    expect(await besides(null)).toEqual([undefined, undefined]);
    expect(await besides(9)).toEqual([undefined, undefined]);
  });

  it('make the page fail when the list cannot be read, so that a page that is kept stays', async () => {
    jest.mocked(listAround).mockRejectedValue(new ServiceError('net.error'));
    await expect(besides(3)).rejects.toMatchObject({ token: 'net.error' });
  });
});

describe('readArtwork', () => {
  it.each(['invalid.id', 'empty.id'] as const)('is none for %s (§5)', async (token) => {
    jest.mocked(getById).mockRejectedValue(new ServiceError(token));
    await expect(readArtwork('x', 'en')).resolves.toBeNull();
  });

  it('throws net.error, so that a page that is kept stays', async () => {
    jest.mocked(getById).mockRejectedValue(new ServiceError('net.error'));
    await expect(readArtwork('7', 'en')).rejects.toMatchObject({ token: 'net.error' });
  });
});

describe('Comments', () => {
  const all = jest.mocked(getByAlbumId);

  it('that cannot be read leave the page of their work standing, which is made anew soon (§8)', async () => {
    all.mockRejectedValue(new ServiceError('net.error'));
    await expect(firstComments('7')).resolves.toBeUndefined();
    expect(madeAnewSoon).toHaveBeenCalledTimes(1);
  });

  it('have a page as long as the service hands some out, whether they can be read or not', async () => {
    all.mockResolvedValue({ items: [], given: 20, total: 60 });
    await expect(furtherComments('7', '2')).resolves.toMatchObject({ page: 2, total: 60 });
    all.mockResolvedValue({ items: [], given: 0, total: 60 });
    await expect(furtherComments('7', '9')).resolves.toBeNull();
  });
});
