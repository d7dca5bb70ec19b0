import { NextRequest } from 'next/server';
import { ServiceError } from '@/lib/errors';
import { MOST_LABELS } from '@/lib/query';
import { listPublished } from '@/lib/services/artexhAlbum';
import { GET } from './route';

jest.mock('@/lib/services/artexhAlbum', () => ({ listPublished: jest.fn() }));
jest.mock('@/lib/services/webContent', () => ({
  getWebContent: async () => [{ year: '2024', labelId: '2024' }],
}));
jest.mock('@/lib/log', () => ({ log: jest.fn() }));

const list = jest.mocked(listPublished);
const get = (query: string) => GET(new NextRequest(`http://site.test/api/albums?${query}`));

beforeEach(() => {
  list.mockReset().mockResolvedValue({ items: [], total: 150 });
});

describe('GET /api/albums (§4, §7)', () => {
  it('asks for the default label from the first work on (§2)', async () => {
    const response = await get('');
    expect(await response.json()).toEqual({ items: [], total: 150 });
    expect(list).toHaveBeenCalledWith(expect.objectContaining({ labelIds: ['2024'], start: 0 }));
  });

  it('hands on every filter, spelt as the wire spells it', async () => {
    await get(
      'labelIds=2022,2023&start=40&name=sea&author=Ann&country=fr,CN&initials=m&colour=red,blue&locale=ar',
    );
    expect(list).toHaveBeenCalledWith({
      locale: 'ar',
      labelIds: ['2022', '2023'],
      start: 40,
      name: 'sea',
      author: 'Ann',
      country: ['FR', 'CN'],
      initials: 'M',
      colour: ['red', 'blue'],
    });
  });

  it('refuses more labels than a list has, under whichever of equal names', async () => {
    const many = Array.from({ length: 200 }, (_, at) => `l${at}`).join();
    expect((await get(`labelIds=${many}&labelIds=2024`)).status).toBe(400);
    expect(list).not.toHaveBeenCalled();
  });

  it('takes as many as the search in all years has', async () => {
    const years = Array.from({ length: MOST_LABELS }, (_, at) => `${2018 + at}`);
    expect((await get(`labelIds=${years.join()}&name=sea`)).status).toBe(200);
    expect(list).toHaveBeenCalledWith(expect.objectContaining({ labelIds: years }));
    expect((await get(`labelIds=${years.join()},more&name=sea`)).status).toBe(400);
  });

  it('lets browsers keep a list by label for a minute, a search never', async () => {
    expect((await get('labelIds=2023')).headers.get('cache-control')).toMatch(
      /^public, max-age=2,/,
    );
    expect((await get('labelIds=2023&initials=*')).headers.get('cache-control')).toMatch(/^public/);
    expect((await get('name=sea')).headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    'start=-1',
    'start=1.5',
    'start=x',
    'start=99999999',
    'labelIds=a/b',
    'labelIds=',
    'country=FRA',
    'initials=AB',
    `name=${'x'.repeat(257)}`,
  ])('refuses %s (§8 invalid.params)', async (query) => {
    const response = await get(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ token: 'invalid.params' });
    expect(list).not.toHaveBeenCalled();
  });

  it('answers 503 when the service is down, for nobody to store', async () => {
    list.mockRejectedValue(new ServiceError('net.error'));
    const response = await get('labelIds=2023');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ token: 'net.error' });
  });
});
