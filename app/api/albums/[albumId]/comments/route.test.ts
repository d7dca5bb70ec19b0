import { NextRequest } from 'next/server';
import { ServiceError } from '@/lib/errors';
import { getByAlbumId } from '@/lib/services/artexhComm';
import { GET } from './route';

jest.mock('@/lib/services/artexhComm', () => ({ getByAlbumId: jest.fn() }));
jest.mock('@/lib/log', () => ({ log: jest.fn() }));

const list = jest.mocked(getByAlbumId);
const get = (query = '', from = 'one') => {
  const headers = { 'x-visitor-address': from };
  return GET(new NextRequest(`http://site.test/api/albums/7/comments${query}`, { headers }), {
    params: Promise.resolve({ albumId: '7' }),
  });
};

beforeEach(() => {
  list.mockReset().mockResolvedValue({ items: [], given: 0, total: 61 });
});

describe('GET /api/albums/[albumId]/comments (§4, §7)', () => {
  it('gives a page of comments, which browsers may keep for a minute', async () => {
    const response = await get('?start=40');
    expect(list).toHaveBeenCalledWith('7', 40);
    expect(await response.json()).toEqual({ items: [], given: 0, total: 61 });
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=2,/);
  });

  it('begins with the first', async () => {
    await get();
    expect(list).toHaveBeenCalledWith('7', 0);
  });

  it.each([
    '?start=-1',
    '?start=x',
    '?start=7',
    '?start=41',
    '?start=1.5',
    '?start=9999999',
    '?start=',
  ])('is invalid.params for %s, unasked', async (query) => {
    const response = await get(query);
    expect([response.status, await response.json()]).toEqual([400, { token: 'invalid.params' }]);
    expect(list).not.toHaveBeenCalled();
  });

  it('is 503 when the service is down, and is not kept (§8)', async () => {
    list.mockRejectedValue(new ServiceError('net.error'));
    const response = await get();
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });

  it('refuses who asks without end, and nobody else', async () => {
    const statuses = [];
    for (let times = 0; times < 1201; times += 1) statuses.push((await get('', 'two')).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
    expect((await get('', 'three')).status).toBe(200);
  });
});
