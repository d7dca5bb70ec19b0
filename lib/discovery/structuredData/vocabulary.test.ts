import { wireNews } from '@/lib/contract/news';
import { wireVideo } from '@/lib/contract/video';
import { wireYearContent } from '@/lib/contract/webContent';
import { toNews } from '@/lib/domain/news';
import { toVideo } from '@/lib/domain/video';
import { toYearContent } from '@/lib/domain/years';
import { anAlbum } from '@/tests/support/anAlbum';
import { faultsOf } from '@/tests/support/schemaOrg';
import { visualArtwork } from './artwork';
import { exhibitionEvent } from './exhibition';
import { newsArticle } from './news';
import { breadcrumbs, organization, webSite } from './site';
import { videoObject } from './video';

const same = (path: string) => path;

const WORK = anAlbum({
  name: 'The Whale',
  author: 'Lana J.',
  age: '10',
  countryCode: 'HR',
  coverWidth: 800,
  coverHeight: 600,
  coverAlt: 'A whale',
  user: { sex: 1 },
});
const YEAR = toYearContent(
  wireYearContent.cast({
    year: '2024',
    lead: 'Three subthemes.',
    startDate: '2024-06-01',
    venue: { name: 'A museum', address: 'Paris' },
    organizers: [{ id: '1', name: 'A society', url: 'https://example.org' }],
  }),
  same,
);

const FILM = toVideo(
  wireVideo.cast({
    id: '3',
    name: 'A film',
    coverPhoto: '/download/a.jpg',
    sTime: 1,
    duration: 232,
  }),
  same,
);

describe('Structured data', () => {
  it.each([
    ['a work', visualArtwork(WORK, 'fr')],
    ['a work of which nothing is known', visualArtwork(anAlbum({}), 'en')],
    ['a year', exhibitionEvent(YEAR, 'The 2024 exhibition', 'en')],
    [
      'news',
      newsArticle(
        toNews(wireNews.cast({ id: '1', title: 'T', sTime: 1 }), same),
        'zh',
        'One World',
      ),
    ],
    [
      'news without a day',
      newsArticle(toNews(wireNews.cast({ id: '1' }), same), 'en', 'One World'),
    ],
    ['the site', [organization('One World', ['https://example.org']), webSite('fr', 'One World')]],
    ['a film', videoObject(FILM, 'films', 'fr')],
    ['a broadcast', videoObject(FILM, 'lives', 'en')],
    ['a way', breadcrumbs('fr', 'One World', [{ name: 'News', path: '/news' }])],
  ])('speaks schema.org about %s, and says nothing empty', (_, node) => {
    expect(faultsOf(node)).toEqual([]);
  });

  it.each([
    ['of its day', '2026-11-30T12:00:00Z'],
    ['dated ahead', '2031-01-01T12:00:00Z'],
  ])('has the day of news, which is no later than its last change: %s', (_, day) => {
    const [sTime, updatedAt] = [day, '2026-11-30T08:00:00Z'].map(Date.parse);
    const news = toNews(wireNews.cast({ id: '1', title: 'T', sTime, updatedAt }), same);
    expect(newsArticle(news, 'en', 'One World')).toMatchObject({
      datePublished: '2026-11-30',
      dateModified: '2026-11-30T08:00:00.000Z',
    });
  });

  it.each(['films', 'lives'] as const)('says since when there is one of the %s', (kind) => {
    const since = { uploadDate: '1970-01-01T00:00:00.001Z' };
    expect(videoObject(FILM, kind, 'en')).toMatchObject(since);
    const undated = videoObject({ ...FILM, sTime: null }, kind, 'en');
    expect(faultsOf(undated)).toEqual([]);
    expect(undated).not.toHaveProperty('uploadDate');
  });

  it('names the file of a film and of a broadcast’s recording, and how long it is, but no playlist', () => {
    const recorded = { ...FILM, videoUrl: '/video/a.mp4' };
    const file = { contentUrl: 'http://localhost:3000/video/a.mp4', duration: 'PT3M52S' };
    expect(videoObject(recorded, 'films', 'en')).toMatchObject(file);
    expect(videoObject(recorded, 'lives', 'en')).toMatchObject(file);
    const stream = videoObject({ ...FILM, videoUrl: '/video/live.3.m3u8' }, 'lives', 'en');
    expect(stream).not.toHaveProperty('contentUrl');
    expect(stream).not.toHaveProperty('duration');
  });

  it('names the file of a broadcast from its start on, and that of a film at any time', () => {
    const ahead = { ...FILM, videoUrl: '/video/a.mp4', sTime: Date.now() + 86_400_000 };
    const live = videoObject(ahead, 'lives', 'en');
    expect(live).not.toHaveProperty('contentUrl');
    expect(live).not.toHaveProperty('duration');
    expect(videoObject(ahead, 'films', 'en')).toHaveProperty('contentUrl');
    jest.useFakeTimers({ now: ahead.sTime });
    expect(videoObject(ahead, 'lives', 'en')).toHaveProperty('contentUrl');
    jest.useRealTimers();
  });

  it.each([
    ['en', 'en'],
    ['fr', 'fr'],
    ['', 'fr'],
  ])('names the language of a description that is in "%s"', (descriptionLang, inLanguage) => {
    const described = { description: 'A whale sings', descriptionLang };
    expect(visualArtwork({ ...WORK, ...described }, 'fr')).toMatchObject({ inLanguage });
    expect(videoObject({ ...FILM, ...described }, 'films', 'fr')).toMatchObject({ inLanguage });
  });

  it('is told apart from what schema.org does not know', () => {
    expect(faultsOf({ '@type': 'ChildsPainting' })[0]).toMatch(/no type ChildsPainting/);
    expect(faultsOf({ '@type': 'VisualArtwork', colour: 'red' })[0]).toMatch(/no property colour/);
    expect(faultsOf({ '@type': 'Person', name: '' })[0]).toMatch(/is empty/);
    expect(faultsOf({ '@type': 'Person', author: 'x' })[0]).toMatch(/no property author/);
  });

  it('says of a child what the page shows, and no more', () => {
    const text = JSON.stringify(visualArtwork(WORK, 'en'));
    expect(text).toContain('Lana J.');
    expect(text).not.toMatch(/"(?:gender|birthDate|age|email|familyName)"/);
  });
});
