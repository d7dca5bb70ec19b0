import { NextRequest } from 'next/server';
import { ServiceError } from '@/lib/errors';
import { listPublished } from '@/lib/services/artexhAlbum';
import { query } from '@/lib/services/artexhCert';
import { GET as getAlbum } from './album/route';
import { GET } from './route';

jest.mock('@/lib/services/artexhAlbum', () => ({ listPublished: jest.fn() }));
jest.mock('@/lib/services/artexhCert', () => ({ query: jest.fn() }));
jest.mock('@/lib/log', () => ({ log: jest.fn() }));

const asked = (path: string, visitor: string) =>
  new NextRequest(`http://site.test/api/cert${path}`, {
    headers: { 'x-visitor-address': visitor },
  });

beforeEach(() => {
  jest.mocked(listPublished).mockReset().mockResolvedValue({ items: [], total: 0 });
  jest.mocked(query).mockReset().mockResolvedValue(null);
});

describe('GET /api/cert (§7 artexhCert/query)', () => {
  it('answers for nobody to store', async () => {
    const response = await GET(asked('?unicode=%20we2020-0001', '192.0.2.1'));
    expect(await response.json()).toEqual({ found: null, work: null });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(query).toHaveBeenCalledWith('we2020-0001');
  });

  it.each(['', '?unicode=', '?unicode=%E3%80%80'])('refuses "%s" (§5)', async (path) => {
    const response = await GET(asked(path, '192.0.2.2'));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ token: 'invalid.params' });
  });

  it('answers 503 when the service is down', async () => {
    jest.mocked(query).mockRejectedValue(new ServiceError('net.error'));
    const { status, headers } = await GET(asked('?unicode=WE1', '192.0.2.3'));
    expect([status, headers.get('retry-after')]).toEqual([503, '30']);
  });

  it('gives a guesser 20 look-ups a minute, on both endpoints together', async () => {
    const from = '192.0.2.4';
    const guesses = Array.from({ length: 30 }, (_, index) =>
      index % 2
        ? GET(asked(`?unicode=WE${index}`, from))
        : getAlbum(asked(`/album?num=A${index}`, from)),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.headers.get('retry-after')).toBe('60');
    expect((await GET(asked('?unicode=WE1', '192.0.2.5'))).status).toBe(200);
  });
});
