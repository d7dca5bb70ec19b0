import { ServiceError } from '@/lib/errors';
import type { LookedUp } from '@/lib/state/certificateQuery';
import { mayLookUp } from './certificateLookUp';
import { queryForPage } from './certificatePage';

jest.mock('next/headers', () => ({ headers: async () => new Headers() }));
jest.mock('./certificateLookUp', () => ({ mayLookUp: jest.fn() }));

const lookUp = jest.fn<Promise<LookedUp<string>>, [string]>();

beforeEach(() => {
  jest.mocked(mayLookUp).mockReset().mockResolvedValue(true);
  lookUp.mockReset().mockResolvedValue({ found: null });
});

describe('queryForPage (§2 a unicode in the query, §4, §8)', () => {
  it('asks nothing when the query has no number', async () => {
    await expect(queryForPage(undefined, lookUp)).resolves.toMatchObject({ result: 0, num: '' });
    expect(mayLookUp).not.toHaveBeenCalled();
  });

  it.each([
    [' ', 'empty'],
    ['A'.repeat(65), 'tooLong'],
  ])('warns of "%s", and neither counts nor asks: %s', async (text, warning) => {
    await expect(queryForPage(text, lookUp)).resolves.toMatchObject({ warning });
    expect(mayLookUp).not.toHaveBeenCalled();
  });

  it.each([
    [null, 1],
    ['photo', 2],
  ])('when %s comes back, the result is %i', async (found, result) => {
    lookUp.mockResolvedValue({ found });
    await expect(queryForPage(' we1 ', lookUp)).resolves.toMatchObject({ result, num: 'we1' });
    expect(lookUp).toHaveBeenCalledWith('we1');
  });

  it.each(['net.error', 'request.failed'] as const)('%s is a failed query', async (token) => {
    lookUp.mockRejectedValue(new ServiceError(token));
    await expect(queryForPage('WE1', lookUp)).resolves.toMatchObject({
      warning: 'failed',
      num: 'WE1',
    });
  });

  it('asks no service beyond the limit', async () => {
    jest.mocked(mayLookUp).mockResolvedValue(false);
    await expect(queryForPage('WE1', lookUp)).resolves.toMatchObject({ warning: 'tooMany' });
    expect(lookUp).not.toHaveBeenCalled();
  });
});
