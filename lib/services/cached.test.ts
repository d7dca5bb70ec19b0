import { unstable_cache } from 'next/cache';
import { ServiceError } from '@/lib/errors';
import { asKept } from '@/server/requestScope.mjs';
import { hasNotes } from '@/server/settings.mjs';
import { cached } from './cached';

jest.mock('next/cache', () => ({ unstable_cache: jest.fn() }));
jest.mock('@/server/settings.mjs', () => ({ hasNotes: jest.fn(() => false) }));

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
    jest.mocked(hasNotes).mockReturnValueOnce(true);
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

  describe('where a service does not answer, or fails', () => {
    const away = jest.fn();
    const read = cached('albumList', () => ['albums'], away);
    /** As lib/cache/policyHandler.mjs: an old read is given when nothing new can be made. */
    const oldIs = (old: string) =>
      keep.mockImplementation(
        ((ask: () => Promise<unknown>) => async () => (asKept.getStore() ? old : ask())) as never,
      );
    beforeEach(() => away.mockReset().mockRejectedValue(new ServiceError('net.error')));

    it.each(['net.error', 'request.failed'] as const)('gives what is kept: %s', async (token) => {
      oldIs('kept');
      away.mockRejectedValue(new ServiceError(token));
      await expect(read()).resolves.toBe('kept');
      expect(away).toHaveBeenCalledTimes(1);
    });

    it('asks once where nothing is kept', async () => {
      await expect(read()).rejects.toThrow('net.error');
      expect(away).toHaveBeenCalledTimes(1);
    });

    it('gives nothing old when it answers that there is no such thing', async () => {
      oldIs('kept');
      away.mockRejectedValue(new ServiceError('invalid.id'));
      await expect(read()).rejects.toThrow('invalid.id');
    });
  });
});
