import { createHmac } from 'node:crypto';
import type { PayloadRequest } from 'payload';

process.env.REVALIDATE_SECRET = 'secret';

type Note = { tags: string[]; at: number };

const warn = jest.fn();
const send = jest.fn<Promise<Response>, [string, RequestInit]>();

const aRequest = (fields: object = {}) =>
  ({ context: {}, payload: { logger: { warn } }, ...fields }) as unknown as PayloadRequest;

const noteOf = ([, { body }]: [string, RequestInit]): Note => JSON.parse(String(body));

async function change(doc: object, req = aRequest(), previousDoc?: object) {
  const { notifyOf } = await import('./notify');
  const [tell] = notifyOf('albums').afterChange;
  const operation = previousDoc ? 'update' : 'create';
  const told: unknown = tell;
  (told as (change: object) => void)({ doc, previousDoc, operation, req });
}

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset().mockResolvedValue(new Response());
  warn.mockReset();
  global.fetch = send as unknown as typeof fetch;
});

afterEach(async () => {
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
});

describe('a change that visitors see', () => {
  it('is told once for several in a row, signed', async () => {
    await change({ id: 1, _status: 'published' });
    await change({ id: 2, _status: 'published' });
    await change({ id: 1, _status: 'published' });
    await jest.advanceTimersByTimeAsync(1000);

    expect(send).toHaveBeenCalledTimes(1);
    const [url, { headers, body }] = send.mock.calls[0]!;
    expect(url).toBe('http://127.0.0.1:3000/api/revalidate');
    expect(noteOf(send.mock.calls[0]!).tags).toEqual(
      expect.arrayContaining(['albums', 'album:1', 'album:2']),
    );
    const signature = createHmac('sha256', 'secret').update(String(body)).digest('hex');
    expect(headers).toMatchObject({ 'x-signature': `sha256=${signature}` });
  });

  it('is told again when pages that were just being made are done', async () => {
    await change({ id: 1, _status: 'published' });
    await jest.advanceTimersByTimeAsync(4000);

    const [first, again] = send.mock.calls.map(noteOf);
    expect(send).toHaveBeenCalledTimes(2);
    expect(again?.tags).toEqual(first?.tags);
    expect((again?.at ?? 0) - (first?.at ?? 0)).toBe(2000);
  });

  it('is told a second time when the first fails, then only logged', async () => {
    send.mockResolvedValue(new Response(null, { status: 500 }));
    await change({ id: 1, _status: 'published' });
    await jest.advanceTimersByTimeAsync(1000);

    expect(send).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('waits for the commit', async () => {
    const req = aRequest({ transactionID: 'open' });
    await change({ id: 1, _status: 'published' }, req);
    await jest.advanceTimersByTimeAsync(1000);
    expect(send).not.toHaveBeenCalled();

    delete req.transactionID;
    await jest.advanceTimersByTimeAsync(1000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('does not wait where there is no transaction, as on SQLite', async () => {
    await change(
      { id: 1, _status: 'published' },
      aRequest({ transactionID: Promise.resolve(null) }),
    );
    await jest.advanceTimersByTimeAsync(1000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is also the end of a publication', async () => {
    await change({ id: 1, _status: 'draft' }, aRequest(), { id: 1, _status: 'published' });
    await jest.advanceTimersByTimeAsync(1000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('a change that visitors do not see', () => {
  it.each([
    ['a draft', { id: 1, _status: 'draft' }, aRequest()],
    [
      'loading the demo exhibition',
      { id: 1, _status: 'published' },
      aRequest({ context: { seeding: true } }),
    ],
  ])('is not told: %s', async (_, doc, req) => {
    await change(doc, req);
    await jest.advanceTimersByTimeAsync(1000);
    expect(send).not.toHaveBeenCalled();
  });
});
