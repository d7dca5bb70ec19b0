import { fetchWork } from './fetchCertificate';
import { getJson, postJson } from './json';

/** A network that never says anything. `endWait`: the longest wait is over. */
function aSilentNetwork() {
  const late = new AbortController();
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const ask = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  jest.spyOn(globalThis, 'fetch').mockImplementation(ask);
  return { limit, endWait: () => late.abort() };
}

describe('A network that never answers', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a list', () => getJson('/api/albums')],
    ['suggestions', () => getJson('/api/search', new AbortController().signal)],
    ['a form', () => postJson('/api/favorite', {})],
  ])('is not waited for without end: %s', async (_, ask) => {
    const { limit, endWait } = aSilentNetwork();
    const answer = ask();
    endWait();
    await expect(answer).rejects.toThrow('aborted');
    expect(limit).toHaveBeenCalledWith(15_000);
  });

  it('is not waited for when its visitor has called it off', async () => {
    aSilentNetwork();
    const visitor = new AbortController();
    const answer = getJson('/api/search', visitor.signal);
    visitor.abort();
    await expect(answer).rejects.toThrow('aborted');
  });

  it('is a failed look-up of a number, which its visitor may call off before', async () => {
    const { limit, endWait } = aSilentNetwork();
    const answer = fetchWork('WE1', 'en', new AbortController().signal);
    endWait();
    expect(await answer).toEqual({ kind: 'failed' });
    expect(limit).toHaveBeenCalledWith(15_000);

    aSilentNetwork();
    const visitor = new AbortController();
    const left = fetchWork('WE1', 'en', visitor.signal);
    visitor.abort();
    expect(await left).toEqual({ kind: 'failed' });
  });
});
