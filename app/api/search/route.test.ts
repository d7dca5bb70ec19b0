import { NextRequest } from 'next/server';
import { suggest } from '@/lib/pages/search';
import { GET } from './route';

jest.mock('@/lib/pages/search', () => ({ suggest: jest.fn() }));
jest.mock('@/lib/log', () => ({ log: jest.fn() }));

const suggested = jest.mocked(suggest);
const get = (query: string, from = 'one') =>
  GET(
    new NextRequest(`http://site.test/api/search?${query}`, {
      headers: { 'x-visitor-address': from },
    }),
  );

beforeEach(() => {
  suggested.mockReset().mockResolvedValue({ groups: [], fault: null });
});

describe('GET /api/search (ours)', () => {
  it('suggests in the language, and may be cached as briefly as anything', async () => {
    const response = await get('q=%20sea%20&locale=ar');
    expect(await response.json()).toEqual({ groups: [], fault: null });
    expect(suggested).toHaveBeenCalledWith('sea', 'ar');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=2,/);
  });

  it('is not cached while something could not be searched', async () => {
    suggested.mockResolvedValue({ groups: [], fault: 'net.error' });
    expect((await get('q=sea')).headers.get('cache-control')).toBe('no-store');
  });

  it('refuses what is longer than any name (§8 invalid.params)', async () => {
    const response = await get(`q=${'x'.repeat(10_000)}`);
    expect([response.status, await response.json()]).toEqual([400, { token: 'invalid.params' }]);
    expect(suggested).not.toHaveBeenCalled();
  });

  it('refuses who asks without end, and nobody else', async () => {
    const statuses = [];
    for (let times = 0; times < 1201; times += 1) statuses.push((await get('q=a', 'two')).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
    expect((await get('q=a', 'three')).status).toBe(200);
  });
});
