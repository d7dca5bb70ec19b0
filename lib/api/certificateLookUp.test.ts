import { listPublished } from '@/lib/services/artexhAlbum';
import { query } from '@/lib/services/artexhCert';
import { lookUpAlbum, lookUpCertificate, readNumber } from './certificateLookUp';

jest.mock('@/lib/services/artexhAlbum', () => ({ listPublished: jest.fn() }));
jest.mock('@/lib/services/artexhCert', () => ({ query: jest.fn() }));

const NOTHING = { photos: [], album: null };

beforeEach(() => {
  jest.mocked(listPublished).mockReset().mockResolvedValue({ items: [], total: 0 });
  jest.mocked(query).mockReset().mockResolvedValue(null);
});

describe('lookUpCertificate (§7 artexhCert/query)', () => {
  it('answers a hit and a miss in the same shape', async () => {
    await expect(lookUpCertificate('A1', 'en')).resolves.toEqual(NOTHING);
    jest.mocked(query).mockResolvedValue({ photos: ['/download/a.jpg'] });
    const found = { photos: ['/download/a.jpg'], album: null };
    await expect(lookUpCertificate('A1', 'en')).resolves.toEqual(found);
  });

  it('makes the same calls for both, from start 0, count 1 (§9)', async () => {
    await lookUpCertificate('A1', 'fr');
    expect(query).toHaveBeenCalledWith('A1');
    expect(listPublished).toHaveBeenCalledWith({ start: 0, count: 1, num: 'A1', locale: 'fr' });
  });

  it('takes no less time for what is known at once', async () => {
    const begun = performance.now();
    await lookUpCertificate('A'.repeat(65), 'en');
    expect(performance.now() - begun).toBeGreaterThan(100);
  });

  it('knows without a call that nothing bears a number of 65 characters', async () => {
    await expect(lookUpCertificate('A'.repeat(65), 'en')).resolves.toEqual(NOTHING);
    await expect(lookUpAlbum('A'.repeat(65), 'en')).resolves.toEqual({ album: null });
    expect(query).not.toHaveBeenCalled();
    expect(listPublished).not.toHaveBeenCalled();
  });
});

describe('readNumber (§5)', () => {
  it('refuses an empty one', () => {
    expect(() => readNumber(' \u3000 ')).toThrow('invalid.params');
    expect(readNumber(' we１ ')).toBe('WE1');
  });
});
