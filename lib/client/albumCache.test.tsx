import { wireAlbum } from '@/lib/contract/album';
import { toAlbum, type Album } from '@/lib/domain/album';
import { cacheAlbum, readAlbum } from './albumCache';

function anAlbum(id: string): Album {
  const album = toAlbum(wireAlbum.cast({ id, coverPhoto: '/download/a.jpg' }), (path) => path);
  if (!album) throw new Error('an album with a picture is one');
  return album;
}

beforeEach(() => window.sessionStorage.clear());

describe('albumCache (§4 Certificate query)', () => {
  it('keeps a found album under the key album_{id}', () => {
    cacheAlbum(anAlbum('7'), 'fr');
    expect(window.sessionStorage.getItem('album_7')).toContain('/download/a.jpg');
    expect(readAlbum('7')).toEqual({ ...anAlbum('7'), locale: 'fr' });
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
    cacheAlbum(anAlbum('9'), 'en');
    expect(readAlbum('9')).toEqual({ ...anAlbum('9'), locale: 'en' });
  });

  it.each([
    ['no JSON', '{'],
    ['something else', '"album"'],
    ['half an album', '{"id":"10","name":"Sea"}'],
    ['another album', JSON.stringify(anAlbum('11'))],
    ['a picture of another site', JSON.stringify({ ...anAlbum('10'), imgUrl: '//evil.test/a' })],
  ])('takes %s for nothing', (_, text) => {
    window.sessionStorage.setItem('album_10', text);
    expect(readAlbum('10')).toBeNull();
  });
});
