import { wireAlbumComment } from '@/lib/contract/albumComment';
import { wireVideo } from '@/lib/contract/video';
import { toAlbumComment } from './albumComment';
import { toCertificate } from './certificate';
import { mediaUrl } from './mediaUrl';
import { toVideo } from './video';

const urlOf = (path: string) => mediaUrl(path, 'https://img.test');

describe('toVideo (§3 Video)', () => {
  const aVideo = (fields: object) => toVideo(wireVideo.cast({ id: 'v', ...fields }), urlOf);

  it.each([
    ['/download/p.jpg', '/download/p.jpg'],
    ['/video/p.jpg', ''],
    ['p.jpg', ''],
    ['', ''],
  ])('takes coverPhoto "%s" as image url "%s"', (coverPhoto, imgUrl) => {
    expect(aVideo({ coverPhoto }).imgUrl).toBe(imgUrl);
  });

  it.each([
    ['/video/f.mp4', '/video/f.mp4'],
    ['/download/f.mp4', ''],
    ['https://elsewhere.test/video/f.mp4', ''],
    ['', ''],
  ])('takes uri "%s" as video url "%s"', (uri, videoUrl) => {
    expect(aVideo({ uri }).videoUrl).toBe(videoUrl);
  });

  it.each([
    ['https://films.example.org/watch?v=7', 'https://films.example.org/watch?v=7'],
    ['/video/f.mp4', ''],
    ['http://films.example.org/7', ''],
    ['https://', ''],
    ['javascript:alert(1)', ''],
    ['', ''],
  ])('takes uri "%s" as a film elsewhere, at "%s"', (uri, outsideUrl) => {
    expect(aVideo({ uri }).outsideUrl).toBe(outsideUrl);
  });

  it('keeps only tracks that can be loaded', () => {
    const tracks = [
      { lang: 'en', uri: '/video/f.vtt' },
      { lang: 'fr', uri: '' },
    ];
    expect(aVideo({ tracks }).tracks).toEqual([{ lang: 'en', url: '/video/f.vtt' }]);
  });

  it('reads what is not known as 0 or null', () => {
    expect(aVideo({})).toMatchObject({
      width: 0,
      height: 0,
      duration: 0,
      sTime: null,
      eTime: null,
    });
  });
});

describe('toAlbumComment (§3 Album comment)', () => {
  it('shows cTime as yyyy-MM-dd', () => {
    const wire = wireAlbumComment.cast({
      id: 1,
      cTime: Date.UTC(2024, 1, 29, 23, 59),
      userHead: 'me.jpg',
    });
    expect(toAlbumComment(wire, urlOf)).toMatchObject({
      ...{ id: '1', date: '2024-02-29', userHead: '/download/me.jpg' },
    });
  });
});

describe('toAlbumComment, without a time', () => {
  it('has no date', () => {
    const wire = wireAlbumComment.validateSync({ id: 1, cTime: null });
    expect(toAlbumComment(wire, urlOf).date).toBe('');
  });
});

describe('toCertificate (§3 Certificate result)', () => {
  it.each(['', ' '])('finds nothing in "%s" (§7)', (certPhoto) => {
    expect(toCertificate({ certPhoto }, urlOf)).toBeNull();
  });

  it('splits the comma-separated list', () => {
    expect(toCertificate({ certPhoto: '/download/a.jpg, b.jpg,' }, urlOf)).toEqual({
      photos: ['/download/a.jpg', '/download/b.jpg'],
    });
  });

  it.each(['https://elsewhere.test/a.jpg', '/etc/passwd', ',', 'x:y,,'])(
    'is found in "%s", though there is no picture to show',
    (certPhoto) => {
      expect(toCertificate({ certPhoto }, urlOf)).toEqual({ photos: [] });
    },
  );
});
