import type { Album } from '@/lib/domain/album';
import { ServiceError } from '@/lib/errors';
import { listPublished } from '@/lib/services/artexhAlbum';
import { query } from '@/lib/services/artexhCert';
import { lookUpCertificate, lookUpWork, readNumber } from './certificateLookUp';

jest.mock('@/lib/services/artexhAlbum', () => ({ listPublished: jest.fn() }));
jest.mock('@/lib/services/artexhCert', () => ({ query: jest.fn() }));

const album = { id: '7', num: 'A1' } as Album;
const isDown = new ServiceError('net.error');

beforeEach(() => {
  jest.mocked(listPublished).mockReset().mockResolvedValue({ items: [], total: 0 });
  jest.mocked(query).mockReset().mockResolvedValue(null);
});

describe('lookUpCertificate (§7 artexhCert/query)', () => {
  it('is not found when the library does not have the number; a work that bears it is told', async () => {
    const found = null;
    await expect(lookUpCertificate('A1', 'en')).resolves.toEqual({ found, work: null });
    jest.mocked(listPublished).mockResolvedValue({ items: [album], total: 1 });
    await expect(lookUpCertificate('A1', 'en')).resolves.toEqual({ found, work: album });
    jest.mocked(listPublished).mockRejectedValue(isDown);
    await expect(lookUpCertificate('A1', 'en')).resolves.toEqual({ found, work: null });
  });

  it.each([[['/download/a.jpg']], [[]]])('is found with the pictures %j', async (photos) => {
    jest.mocked(query).mockResolvedValue({ photos });
    await expect(lookUpCertificate('A1', 'en')).resolves.toEqual({
      found: { photos, album: null },
    });
  });

  it('asks for the number as it was typed, the work from start 0, count 1 (§9)', async () => {
    await lookUpCertificate('we2020-１ ß', 'fr');
    expect(query).toHaveBeenCalledWith('we2020-１ ß');
    expect(listPublished).toHaveBeenCalledWith({
      ...{ start: 0, count: 1, num: 'we2020-１ ß', locale: 'fr' },
    });
  });

  it('leaves the work out when that search fails', async () => {
    jest.mocked(query).mockResolvedValue({ photos: [] });
    jest.mocked(listPublished).mockRejectedValue(isDown);
    await expect(lookUpCertificate('A1', 'en')).resolves.toEqual({
      found: { photos: [], album: null },
    });
  });

  it('fails when the certificate cannot be asked for', async () => {
    jest.mocked(query).mockRejectedValue(isDown);
    await expect(lookUpCertificate('A1', 'en')).rejects.toBe(isDown);
  });

  it('takes no less time for what is known at once', async () => {
    const begun = performance.now();
    await lookUpCertificate('A1', 'en');
    expect(performance.now() - begun).toBeGreaterThan(100);
  });
});

describe('lookUpWork (§4: nothing is found when no album comes back)', () => {
  it('finds the work, and asks no further', async () => {
    jest.mocked(listPublished).mockResolvedValue({ items: [album], total: 1 });
    await expect(lookUpWork('A1', 'en')).resolves.toEqual({ found: { album } });
    expect(query).not.toHaveBeenCalled();
  });

  it('finds a certificate whose work is not on show: it is genuine all the same', async () => {
    jest.mocked(query).mockResolvedValue({ photos: [] });
    await expect(lookUpWork('A1', 'en')).resolves.toEqual({ found: { album: null } });
  });

  it('finds nothing, or fails', async () => {
    await expect(lookUpWork('A1', 'en')).resolves.toEqual({ found: null });
    jest.mocked(query).mockRejectedValue(isDown);
    await expect(lookUpWork('A1', 'en')).rejects.toBe(isDown);
  });
});

describe('readNumber (§5)', () => {
  it.each([' \u3000 ', '\0', 'A'.repeat(65)])('refuses "%s"', (text) => {
    expect(() => readNumber(text)).toThrow('invalid.params');
  });

  it.each([
    [' we１ ', 'we１'],
    ['\0We1\x7f', 'We1'],
    ['\u3000We2020-0417\u3000', 'We2020-0417'],
    ['A'.repeat(64), 'A'.repeat(64)],
  ])('reads "%s" as "%s"', (text, num) => {
    expect(readNumber(text)).toBe(num);
  });
});
