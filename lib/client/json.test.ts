import { fetchWork } from './fetchCertificate';
import { getJson, postJson } from './json';

const LONGEST_SILENCE_MS = 15_000;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function aSilentNetwork() {
  const ask = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  jest.spyOn(globalThis, 'fetch').mockImplementation(ask);
}

/** Whether the promise is settled after so long. */
async function isOverAfter(ms: number, promise: Promise<unknown>) {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  promise.then(end, end);
  await jest.advanceTimersByTimeAsync(ms);
  return isOver;
}

describe('A network that never answers', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a list', () => getJson('/api/albums')],
    ['suggestions', () => getJson('/api/search', new AbortController().signal)],
    ['a form', () => postJson('/api/favorite', {})],
  ])('is not waited for without end: %s', async (_, ask) => {
    aSilentNetwork();
    const answer = ask();
    expect(await isOverAfter(LONGEST_SILENCE_MS - 1, answer)).toBe(false);
    expect(await isOverAfter(1, answer)).toBe(true);
    await expect(answer).rejects.toThrow('aborted');
  });

  it('is not waited for when its visitor has called it off', async () => {
    aSilentNetwork();
    const visitor = new AbortController();
    const answer = getJson('/api/search', visitor.signal);
    visitor.abort();
    await expect(answer).rejects.toThrow('aborted');
  });

  it('is a failed look-up of a number, which its visitor may call off before', async () => {
    aSilentNetwork();
    const answer = fetchWork('WE1', 'en', new AbortController().signal);
    expect(await isOverAfter(LONGEST_SILENCE_MS - 1, answer)).toBe(false);
    expect(await isOverAfter(1, answer)).toBe(true);
    expect(await answer).toEqual({ kind: 'failed' });

    const visitor = new AbortController();
    const left = fetchWork('WE1', 'en', visitor.signal);
    visitor.abort();
    expect(await left).toEqual({ kind: 'failed' });
  });
});

/** An answer without a part yet. */
async function aSlowAnswer() {
  const source: { network?: ReadableStreamDefaultController } = {};
  const cancel = jest.fn();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const start = (network: ReadableStreamDefaultController) => {
      source.network = network;
    };
    const headers = { 'content-type': 'audio/wav' };
    return new Response(new ReadableStream({ start, cancel }), { status: 201, headers });
  });
  const { status, headers, body } = await postJson('/api/captcha/audio', {});
  const reader = body?.getReader();
  return {
    ...{ status, type: headers.get('content-type'), cancel },
    read: async () => reader?.read(),
    say: (part: string) => source.network?.enqueue(new TextEncoder().encode(part)),
    end: () => source.network?.close(),
  };
}

describe('A slow network', () => {
  it('is listened to until its answer ends, however long that takes', async () => {
    const { status, type, read, say, end } = await aSlowAnswer();
    expect([status, type]).toEqual([201, 'audio/wav']);
    for (const part of ['one', 'two', 'three']) {
      const next = read();
      expect(await isOverAfter(LONGEST_SILENCE_MS - 1, next)).toBe(false);
      say(part);
      expect(new TextDecoder().decode((await next)?.value)).toBe(part);
    }
    end();
    expect(await read()).toEqual({ done: true, value: undefined });
  });

  it.each([[[]], [['one']]])(
    'is given up and left when it falls silent after %j',
    async (parts) => {
      const { cancel, read, say } = await aSlowAnswer();
      for (const part of parts) {
        say(part);
        await read();
      }
      const rest = read();
      const failure = expect(rest).rejects.toThrow('silent');
      expect(await isOverAfter(LONGEST_SILENCE_MS, rest)).toBe(true);
      await failure;
      expect(cancel).toHaveBeenCalledTimes(1);
    },
  );
});
