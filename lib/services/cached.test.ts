import { unstable_cache } from 'next/cache';
import { cached } from './cached';

jest.mock('next/cache', () => ({ unstable_cache: jest.fn() }));
const revalidateSecret = jest.fn(() => '');
jest.mock('@/lib/env', () => ({ env: () => ({ revalidateSecret: revalidateSecret() }) }));

const keep = jest.mocked(unstable_cache);

describe('cached', () => {
  beforeEach(() => {
    keep.mockReset();
    keep.mockImplementation((read) => read);
  });

  it('keeps a read under its call and arguments, with its tags, for 5 minutes', async () => {
    const read = cached(
      'commentList',
      ([id]) => [`comments:${id}`],
      async (id: string, start: number) => id + start,
    );
    await expect(read('7', 20)).resolves.toBe('720');
    expect(keep).toHaveBeenCalledWith(
      expect.any(Function),
      [expect.any(String), 'commentList', '["7",20]'],
      { revalidate: 300, tags: ['comments:7', 'withdrawn:comments:7'] },
    );
  });

  it.each([
    ['newsList', 3600],
    ['liveList', 300],
  ] as const)('keeps %s for %i s where a CMS sends notes', async (name, revalidate) => {
    revalidateSecret.mockReturnValueOnce('secret');
    await cached(
      name,
      () => [],
      async () => 1,
    )();
    expect(keep.mock.calls[0]?.[2]).toMatchObject({ revalidate });
  });

  it('keeps no failure: it reaches the caller', async () => {
    const read = cached(
      'albumList',
      () => ['albums'],
      () => Promise.reject(new Error('down')),
    );
    await expect(read()).rejects.toThrow('down');
  });
});
