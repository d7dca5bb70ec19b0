import { ServiceError } from '@/lib/errors';
import { listPublished } from '@/lib/services/artexhAlbum';
import { POST } from './route';

jest.mock('@/lib/services/artexhAlbum', () => ({ listPublished: jest.fn() }));
jest.mock('@/lib/log', () => ({ log: jest.fn() }));

const list = jest.mocked(listPublished);
const post = (body: string, origin = 'http://site.test') =>
  POST(
    new Request('http://site.test/api/shelf', {
      method: 'POST',
      headers: { origin, host: 'site.test' },
      body,
    }),
  );
const ask = (ids: unknown) => post(JSON.stringify({ ids, locale: 'ar' }));
const aWork = (id: string) => ({ id }) as Awaited<ReturnType<typeof list>>['items'][number];
const many = (count: number) => Array.from({ length: count }, (_, index) => String(index));

beforeEach(() => {
  list.mockReset().mockResolvedValue({ items: [], total: 0 });
});

describe('POST /api/shelf', () => {
  it('answers the works that are still shown, and none that nobody asked for', async () => {
    list.mockResolvedValue({ items: [aWork('7'), aWork('9')], total: 2 });
    const response = await ask(['7', '8', '7']);
    expect(await response.json()).toEqual({ items: [{ id: '7' }] });
    // The other one tells that the host doesn't know ids: all are looked through.
    expect(list.mock.calls).toEqual([
      [{ ids: '7,8', count: 2, locale: 'ar' }],
      [{ start: 0, count: 100, locale: 'ar' }],
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('asks for a full shelf in two calls', async () => {
    expect((await ask(many(200))).status).toBe(200);
    expect(list.mock.calls.map(([query]) => query?.count)).toEqual([100, 100]);
  });

  it.each([
    ['no list', {}],
    ['an empty one', []],
    ['too many', many(201)],
    ['numbers', [1, 2]],
    ['a list of its own', ['1,2']],
    ['a path', ['../1']],
    ['an id that is too long', ['1'.repeat(65)]],
  ])('refuses %s', async (_, ids) => {
    expect((await ask(ids)).status).toBe(400);
    expect(list).not.toHaveBeenCalled();
  });

  it.each(['', 'null', '[]', '{"ids":', '"ids"'])('refuses %s', async (body) => {
    expect((await post(body)).status).toBe(400);
  });

  it('refuses other sites and long bodies', async () => {
    expect((await post('{}', 'http://other.test')).status).toBe(403);
    expect((await post(' '.repeat(16 * 1024 + 1))).status).toBe(413);
    expect(list).not.toHaveBeenCalled();
  });

  it('answers 503 when the service is down', async () => {
    list.mockRejectedValue(new ServiceError('net.error'));
    expect((await ask(['7'])).status).toBe(503);
  });
});
