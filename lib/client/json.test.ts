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

/** An answer without a part yet. `waits`: what ends each wait for the network, the present one last. */
async function aSlowAnswer() {
  const waits: AbortController[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const wait = new AbortController();
    waits.push(wait);
    return wait.signal;
  });
  const source: { network?: ReadableStreamDefaultController } = {};
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const start = (network: ReadableStreamDefaultController) => {
      source.network = network;
      init?.signal?.addEventListener('abort', () => network.error(new Error('aborted')));
    };
    const headers = { 'content-type': 'audio/wav' };
    return new Response(new ReadableStream({ start }), { status: 201, headers });
  });
  const { status, headers, body } = await postJson('/api/captcha/audio', {});
  const reader = body?.getReader();
  return {
    ...{ status, type: headers.get('content-type'), waits },
    read: () => reader?.read(),
    say: (part: string) => source.network?.enqueue(new TextEncoder().encode(part)),
    end: () => source.network?.close(),
  };
}

describe('A slow network', () => {
  it('is listened to until its answer ends, however long that takes', async () => {
    const { status, type, waits, read, say, end } = await aSlowAnswer();
    expect([status, type]).toEqual([201, 'audio/wav']);
    for (const part of ['one', 'two', 'three']) {
      say(part);
      expect(new TextDecoder().decode((await read())?.value)).toBe(part);
      waits.slice(0, -1).forEach((wait) => wait.abort());
    }
    end();
    expect(await read()).toEqual({ done: true, value: undefined });
  });

  it('is given up when it falls silent in the middle of its answer', async () => {
    const { waits, read, say } = await aSlowAnswer();
    say('one');
    await read();
    const rest = read();
    waits.at(-1)?.abort();
    await expect(rest).rejects.toThrow('aborted');
  });

  it('is given up when it falls silent before the first part of its answer', async () => {
    const { waits, read } = await aSlowAnswer();
    waits.at(-1)?.abort();
    await expect(read()).rejects.toThrow('aborted');
  });
});
