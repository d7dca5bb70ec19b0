import { anAlbum } from '@/tests/support/anAlbum';
import { cacheAlbum, forgetAlbum, isCurrent, readAlbum } from './albumCache';

const aWork = (id: string) => anAlbum({ id });

beforeEach(() => window.sessionStorage.clear());

describe('albumCache (§4 Certificate query)', () => {
  it('keeps a found album under the key album_{id}', () => {
    cacheAlbum(aWork('7'), 'fr');
    expect(window.sessionStorage.getItem('album_7')).toContain('/download/a.jpg');
    expect(readAlbum('7')).toEqual({ ...aWork('7'), locale: 'fr', at: expect.any(Number) });
  });

  it('has nothing of an album that was not found', () => {
    expect(readAlbum('8')).toBeNull();
  });

  it('keeps it for this page where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    cacheAlbum(aWork('9'), 'en');
    expect(readAlbum('9')).toEqual({ ...aWork('9'), locale: 'en', at: expect.any(Number) });
    jest.restoreAllMocks();
  });

  it('asks again in another language, and after ten minutes', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1e12);
    cacheAlbum(aWork('12'), 'fr');
    const album = readAlbum('12')!;
    expect([isCurrent(album, 'fr'), isCurrent(album, 'en')]).toEqual([true, false]);
    now.mockReturnValue(1e12 + 600_000);
    expect(isCurrent(album, 'fr')).toBe(false);
    expect(isCurrent({ ...aWork('12'), locale: 'fr' }, 'fr')).toBe(false);
  });

  it('forgets what an editor has withdrawn', () => {
    cacheAlbum(aWork('13'), 'fr');
    forgetAlbum('13');
    expect(readAlbum('13')).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['something else', '"album"'],
    ['half an album', '{"id":"10","name":"Sea"}'],
    ['another album', JSON.stringify(aWork('11'))],
    ['a picture of another site', JSON.stringify({ ...aWork('10'), imgUrl: '//evil.test/a' })],
  ])('takes %s for nothing', (_, text) => {
    window.sessionStorage.setItem('album_10', text);
    expect(readAlbum('10')).toBeNull();
  });
});
