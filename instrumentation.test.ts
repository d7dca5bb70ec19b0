import { onRequestError } from './instrumentation';
import { ServiceError } from './lib/errors';

/** The line of the log for a page that failed so. */
function lineOf(error: unknown): unknown {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  void onRequestError(
    error,
    { path: '/fr/search?q=Ann', method: 'GET', headers: {} },
    {
      routerKind: 'App Router',
      routePath: '/[locale]/search',
      routeType: 'render',
      revalidateReason: undefined,
    },
  );
  return JSON.parse(String(write.mock.lastCall?.[0]));
}

describe('A page that failed', () => {
  it('by a bug is told with what it says, what it comes from, and where', () => {
    const bug = new TypeError('no such thing', { cause: new Error('the disk is full') });
    expect(lineOf(bug)).toMatchObject({
      ...{ level: 'error', msg: '/[locale]/search failed', path: '/fr/search' },
      reason: expect.stringMatching(
        /^no such thing: the disk is full\nTypeError\n {4}at .*instrumentation\.test/,
      ),
    });
  });

  it('by a service is told with its token and what it says', () => {
    expect(lineOf(new ServiceError('net.error', 'too slow'))).toMatchObject({
      token: 'net.error',
      reason: 'net.error: too slow',
    });
  });

  it('tells nothing that a failed statement was given', () => {
    const failed = new Error('Failed query: select 1 where "name" = ?\nparams: Ann');
    expect(JSON.stringify(lineOf(failed))).not.toContain('Ann');
  });
});
