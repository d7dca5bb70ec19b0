import type { Album } from '@/lib/domain/album';
import type { Found, FoundText } from '@/lib/domain/found';
import { ServiceError } from '@/lib/errors';
import { findEverywhere } from '@/lib/services/siteSearch';
import { readResults, suggest } from './search';

const YEARS = [
  { year: '2024', labelId: '2024', edition: '6th', title: 'Paris', subthemes: ['Children'] },
  { year: '2023', labelId: 'blue', edition: '5th', title: 'The blue planet', subthemes: [] },
];
let mockYears = YEARS;
const COUNTRIES = [
  { code: 'CI', name: '', works: 3 },
  { code: 'FR', name: '', works: 9 },
  { code: 'DE', name: '', works: 2 },
  { code: 'IT', name: '', works: 0 },
  { code: 'CZ', name: 'Land of Bohemia', works: 1 },
];
let mockCountries = COUNTRIES;
const anItem = (id: string, link: string, name: string) => ({
  ...{ id, pId: '0', type: 0, name, icon: '', img: '', link, langkey: '', childs: [] },
});
let mockMore: ReturnType<typeof anItem>[] = [];

jest.mock('@/lib/services/siteSearch', () => ({ findEverywhere: jest.fn() }));
jest.mock('@/lib/services/menu', () => ({
  getByLabel: async (_label: string, locale: string) => [
    anItem('1', '/news', locale === 'fr' ? 'Actualités' : 'News'),
    { ...anItem('2', 'https://example.org', 'Elsewhere'), type: 2 },
    anItem('3', '/exhibition/2024', '2024, 6th edition'),
    anItem('4', '/download/plan.pdf', 'Floor plan'),
    anItem('5', '/ar/contact', 'Floor plan by post'),
    anItem('6', '/contentView?id=9', 'Our jury'),
    ...mockMore,
  ],
}));
jest.mock('@/lib/services/webContent', () => ({
  getWebContent: async (type: string) =>
    ({
      countries: mockCountries,
      years: mockYears,
      pages: [],
      exh: { title: 'Call for the year to come' },
      exhibition: {},
    })[type],
}));
jest.mock('next-intl/server', () => ({
  getLocale: async () => 'en',
  getTranslations: async () => (key: string) => key,
  getMessages: async ({ locale }: { locale: string }) =>
    jest.requireActual(`@/messages/${locale}.json`),
}));
jest.mock('@/lib/log', () => ({ log: jest.fn() }));

const aWork = (id: string, name: string, more: Partial<Album> = {}) =>
  ({
    ...{ id, name, author: 'Ann', country: 'France', countryCode: 'FR', num: '', label: '2024' },
    ...more,
  }) as Album;

const aText = (id: string, title: string): FoundText => ({
  ...{ id, title, titleLang: 'en', text: '', sTime: null },
});

const page = <T>(items: T[], total = items.length) => ({ items, total });

const NOTHING: Found = {
  ...{ titles: page<Album>([]), authors: page<Album>([]), news: page<FoundText>([]) },
  ...{ contents: page<FoundText>([]), videos: page<FoundText>([]), lives: page<FoundText>([]) },
};

const services = jest.mocked(findEverywhere);
const finds = (found: Partial<Found>) => services.mockResolvedValue({ ...NOTHING, ...found });
const pathsOf = async (q: string, kind: string, locale: 'en' | 'fr' = 'en') =>
  (await readResults(q, locale)).groups
    .find((group) => group.kind === kind)
    ?.items.map(({ path }) => path);

beforeEach(() => {
  services.mockReset();
  mockYears = YEARS;
  mockCountries = COUNTRIES;
  mockMore = [];
  finds({});
});

describe('The search of the whole site', () => {
  it('finds countries that have works, in the visitor’s language and in English, by any spelling', async () => {
    expect(await pathsOf("COTE D'IVOIRE", 'countries')).toEqual(['/countries/ci']);
    expect(await pathsOf('germany', 'countries', 'fr')).toEqual(['/countries/de']);
    expect(await pathsOf('allemagne', 'countries', 'en')).toBeUndefined();
    expect(await pathsOf('italy', 'countries')).toBeUndefined();
    expect(await pathsOf('FRANCE', 'countries', 'fr')).toEqual(['/countries/fr']);
    for (const word of ['bohemia', 'czechia', 'tchéquie']) {
      expect(await pathsOf(word, 'countries', 'fr')).toEqual(['/countries/cz']);
    }
  });

  it('finds a year once, by its number, its theme and its subthemes', async () => {
    expect(await pathsOf('2024', 'years')).toEqual(['/exhibition/2024']);
    expect(await pathsOf('٢٠٢٤', 'years')).toEqual(['/exhibition/2024']);
    expect(await pathsOf('blue planet', 'years')).toEqual(['/exhibition/2023']);
    expect(await pathsOf('children', 'years')).toEqual(['/exhibition/2024']);
    expect(await pathsOf('2024', 'pages')).not.toContain('/exhibition/2024');
  });

  it('shows each country, year and page that it counts, however many there are: no link leads to more', async () => {
    const many = Array.from({ length: 25 }, (_, at) => at);
    const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    mockCountries = many.map((at) => ({
      code: `X${LETTERS[at]}`,
      name: `Land 20-${at}`,
      works: 1,
    }));
    mockYears = many.map((at) => ({
      ...{ year: String(2000 + at), labelId: `year-${at}`, edition: '', title: '', subthemes: [] },
    }));
    mockMore = many.map((at) => anItem(`more-${at}`, `/contact?part=${at}`, `Hall 20-${at}`));
    const contents = many.slice(0, 20).map((at) => aText(`page-${at}`, 'Room 20'));
    finds({ contents: page(contents, 45) });
    const { groups } = await readResults('20', 'en');
    const counts = groups.map(({ kind, items, total, all }) => [kind, items.length, total, all]);
    expect(counts).toEqual([
      ['countries', 25, 25, undefined],
      ['years', 25, 25, undefined],
      // With the sections of the newest year.
      ['pages', 48, 48, undefined],
    ]);
  });

  it('finds pages by their titles, by the menu and by the sections of the newest year', async () => {
    expect(await pathsOf('actualites', 'pages', 'fr')).toEqual(['/news']);
    expect(await pathsOf('news', 'pages', 'fr')).toEqual(['/news']);
    expect(await pathsOf('elsewhere', 'pages')).toBeUndefined();
    expect(await pathsOf('honours', 'pages')).toEqual(['/exhibition/2024#awards']);
    expect(await pathsOf('privacy', 'pages', 'fr')).toEqual(['/privacy']);
    expect(await pathsOf('year to come', 'pages')).toEqual(['/exh']);
  });

  it('shows first the titles that have the words as they are seen, and the number that was typed', async () => {
    const works = [
      aWork('1', 'Two birds'),
      aWork('2', 'Overseas'),
      aWork('3', 'By the Sea'),
      aWork('4', 'A boat', { num: 'SEA' }),
    ];
    finds({ titles: page(works) });
    expect(await pathsOf('sea', 'titles')).toEqual([
      '/artwork/3',
      '/artwork/4',
      '/artwork/2',
      '/artwork/1',
    ]);
  });

  it('leads to the gallery’s search for the same words in all years', async () => {
    finds({ titles: page([aWork('1', 'Sea')], 40), authors: page([aWork('1', 'Sea')], 1) });
    const { groups } = await readResults('“sea”', 'en');
    expect(groups.map(({ kind, total, all }) => [kind, total, all])).toEqual([
      ['titles', 40, '/albumsView?labelIds=2024,blue&name=sea&view=wall'],
      ['authors', 1, '/albumsView?labelIds=2024,blue&author=sea&view=wall'],
    ]);
    const [letters] = (await readResults('s', 'en')).groups.filter(({ kind }) => kind === 'titles');
    expect(letters?.all).toBe('/albumsView?labelIds=2024,blue&initials=S&view=wall');
  });

  it.each(['OW-7', 'OW-٧', 'OW-۷', 'ＯＷ-７'])(
    'does not lead there from the certificate number %s, of which the gallery knows nothing',
    async (q) => {
      finds({ titles: page([aWork('1', 'Sea', { num: 'OW-7' })]) });
      const { groups } = await readResults(q, 'en');
      expect(groups.map(({ kind, all }) => [kind, all])).toEqual([['titles', undefined]]);
    },
  );

  it.each(['', 'elsewhere'])(
    'does not lead there where all works are shown, and it would lack one of the label “%s”',
    async (label) => {
      const works = [aWork('1', 'Sea'), aWork('2', 'Sea', { label })];
      finds({ titles: page(works), authors: page(works, 40) });
      const { groups } = await readResults('sea', 'en');
      expect(groups.map(({ kind, all }) => [kind, all])).toEqual([
        ['titles', undefined],
        ['authors', '/albumsView?labelIds=2024,blue&author=sea&view=wall'],
      ]);
    },
  );

  it('does not lead there while no year is known', async () => {
    mockYears = [];
    finds({ titles: page([aWork('1', 'Sea')], 40), authors: page([aWork('1', 'Sea')], 40) });
    const { groups } = await readResults('sea', 'en');
    expect(groups.map(({ kind, all }) => [kind, all])).toEqual([
      ['titles', undefined],
      ['authors', undefined],
    ]);
  });

  it('shows films and live videos as one, and pages of editors as pages', async () => {
    const found = { videos: page([aText('1', 'A')]), lives: page([aText('2', 'B')], 5) };
    finds({ ...found, contents: page([aText('9', 'Jury')]) });
    expect(await pathsOf('x', 'films')).toEqual(['/videosView?id=1', '/videosLive?id=2']);
    expect(await pathsOf('x', 'pages')).toContain('/contentView?id=9');
  });

  it('shows a page of editors once, as the menu calls it, where the menu leads to it', async () => {
    finds({ contents: page([aText('9', 'Jury'), aText('8', 'The jury of 2023')]) });
    const { groups } = await readResults('jury', 'en');
    const shown = groups.map(({ kind, items, total }) => [
      ...[kind, total],
      ...items.map(({ title }) => title),
    ]);
    expect(shown).toEqual([['pages', 2, 'Our jury', 'The jury of 2023']]);
  });

  it('tells the day of a film and a broadcast as their pages do, in Paris, and that of news in UTC', async () => {
    const late = { ...aText('1', 'A'), sTime: Date.UTC(2026, 5, 20, 22, 30) };
    finds({ news: page([late]), videos: page([late]), lives: page([late]) });
    const { groups } = await readResults('x', 'en');
    const notesOf = (wanted: string) =>
      groups.find(({ kind }) => kind === wanted)?.items.flatMap(({ notes }) => notes);
    expect(notesOf('news')).toEqual(['20 June 2026']);
    expect(notesOf('films')).toEqual(['21 June 2026', '21 June 2026']);
  });

  it.each(['', '   ', '?!%', '\u0301'])('asks nobody for %j', async (q) => {
    expect(await readResults(q, 'en')).toEqual({ groups: [], fault: null });
    expect(services).not.toHaveBeenCalled();
  });

  it('finds what the website knows when the CMS is down, and tells so', async () => {
    services.mockRejectedValue(new ServiceError('net.error'));
    const { groups, fault } = await readResults('france', 'en');
    expect(fault).toBe('net.error');
    expect(groups.map(({ kind }) => kind)).toEqual(['countries']);
  });

  it('suggests a few of each kind, with the language in front', async () => {
    finds({ titles: page(Array.from({ length: 20 }, (_, at) => aWork(String(at), 'France'))) });
    const { groups } = await suggest('france', 'fr');
    expect(groups.map(({ kind, items }) => [kind, items.length])).toEqual([
      ['countries', 1],
      ['titles', 5],
    ]);
    expect(groups[0]?.items[0]).toEqual({ href: '/fr/countries/fr', title: 'France', notes: [] });
  });

  it('suggests a menu’s file and its page of another language as they are', async () => {
    const { groups } = await suggest('floor plan', 'fr');
    const hrefs = groups.flatMap(({ items }) => items.map(({ href }) => href));
    expect(hrefs).toEqual(['/download/plan.pdf', '/ar/contact']);
  });
});
