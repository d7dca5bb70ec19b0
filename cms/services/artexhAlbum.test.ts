import type { WireAlbum } from '@/lib/contract/album';
import { countAlbums, findAlbums, type AlbumRow } from '../queries/albums';
import { listPublished } from './artexhAlbum';

jest.mock('../queries/albums', () => ({ countAlbums: jest.fn(), findAlbums: jest.fn() }));
jest.mock('../queries/briefly', () => ({ briefly: (_: string, work: () => unknown) => work() }));
jest.mock('../queries/database', () => ({ epochOf: () => null }));

const rowOf = (num: string) => ({ num }) as AlbumRow;

/** The numbers of the works that are found by what is typed, of those that are stored. */
async function found(typed: string, stored: readonly string[]): Promise<string[]> {
  const among = (nums: readonly string[]) => stored.filter((num) => nums.includes(num));
  jest.mocked(countAlbums).mockImplementation(async ({ nums }) => among(nums).length);
  jest.mocked(findAlbums).mockImplementation(async ({ nums }) => among(nums).map(rowOf));
  const query = new URLSearchParams({ num: typed });
  const request = new Request('http://cms.test');
  const answer = (await listPublished({ path: {}, query, request })) as Response;
  const { body } = (await answer.json()) as { body: [{ datas: WireAlbum[] }] };
  return body[0].datas.map(({ num }) => num);
}

describe('§7 num', () => {
  it.each([
    ['WE٢٠٢٢-1', ['WE2022-1', 'WE٢٠٢٢-1'], ['WE٢٠٢٢-1']],
    ['WE٢٠٢٢-2', ['WE2022-2'], ['WE2022-2']],
    ['WE2022-3', ['WE٢٠٢٢-3'], []],
    ['WE٢٠٢٢-4', [], []],
  ])('%s, of %j, finds %j: as it is typed first', async (typed, stored, nums) => {
    expect(await found(typed, stored)).toEqual(nums);
  });
});
