import { wireVideo } from '@/lib/contract/video';
import { toVideo } from '@/lib/domain/video';
import { listPublished } from '@/lib/services/artexhVideo';
import en from '@/messages/en.json';
import { readShown, readVideos, toFilms, videosMetadata, type VideosRequest } from './videos';

jest.mock('@/lib/services/artexhVideo', () => ({ listPublished: jest.fn() }));
jest.mock('@/lib/services/artexhLive', () => ({ listPublished: jest.fn() }));
jest.mock('@/lib/services/webContent', () => ({
  getWebContent: async (type: string) =>
    ({
      pages: [{ route: '/videosView', title: 'Our Films', description: '' }],
      years: [{ year: '2023', labelId: '2023' }],
    })[type] ?? [],
}));
jest.mock('@/lib/discovery/cards/cardLink', () => ({ cardLink: async () => null }));
jest.mock('next-intl/server', () => ({
  getLocale: async () => 'en',
  getMessages: async () => en,
  getTranslations: async () => (key: string) => key,
}));

const VIDEO = toVideo(wireVideo.cast({ id: '7', name: 'Inside the jury' }), (path) => path);

const asked = (labelIds: string[], id = ''): VideosRequest => ({
  kind: 'films',
  query: { labelIds, id },
});

const finds = (items: (typeof VIDEO)[]) =>
  jest.mocked(listPublished).mockResolvedValue({ items, given: items.length });

describe('The title of a chosen film', () => {
  it('is in the tab what it is in its page’s head, also where editors gave the page a title (§3)', async () => {
    finds([VIDEO]);
    const request = asked([], '7');
    const [film] = await toFilms(await readVideos(request, 'en'), { ...request, locale: 'en' });
    const { title } = await videosMetadata(request);
    expect(title).toEqual({ absolute: `Inside the jury | Our Films | ${en.common.siteName}` });
    expect(title).toEqual({ absolute: film?.pageTitle });
  });
});

describe('The date of a film', () => {
  it('is the day that an editor in Paris has chosen', async () => {
    const film = { ...VIDEO, sTime: Date.UTC(2026, 5, 20, 22, 0) };
    const [shown] = await toFilms([film], { ...asked([]), locale: 'en' });
    expect(shown?.date).toBe('21 June 2026');
  });
});

describe('The head of a list of films', () => {
  const absent = { absolute: `${en.notFound.title} | ${en.common.siteName}` };

  it('names no list that is not there; that of all films may be empty', async () => {
    finds([]);
    expect(await videosMetadata(asked(['nowhere']))).toEqual({
      title: absent,
      robots: { index: false },
    });
    expect((await videosMetadata(asked([]))).title).toEqual({
      absolute: `Our Films | ${en.common.siteName}`,
    });
  });
});

describe('A film that has left the list of its address', () => {
  const other = { ...VIDEO, id: '8' };
  const whole = { query: { labelIds: [], id: '7' }, videos: [VIDEO, other] };

  /** All films are two; the label has these. */
  const labelHas = (labelled: (typeof VIDEO)[]) =>
    jest.mocked(listPublished).mockImplementation(async (labelIds = []) => {
      const items = labelIds.length > 0 ? labelled : whole.videos;
      return { items, given: items.length };
    });

  it.each([
    ['of a year with other films', ['2022'], [other]],
    ['of a year without any', ['2023'], []],
    ['of several labels', ['2022', '2023'], [other]],
  ])('%s is shown in the list of all, under its own title', async (_, labels, labelled) => {
    labelHas(labelled);
    expect(await readShown(asked(labels, '7'), 'en')).toEqual(whole);
    const { title, alternates } = await videosMetadata(asked(labels, '7'));
    expect(title).toEqual({ absolute: `Inside the jury | Our Films | ${en.common.siteName}` });
    expect(alternates?.canonical).toMatch(/\/videosView\?id=7$/);
  });

  it('is not there under a label that nobody has, nor when it is published nowhere', async () => {
    labelHas([]);
    expect(await readShown(asked(['nowhere'], '7'), 'en')).toBeNull();
    expect(await readShown(asked(['2023']), 'en')).toBeNull();
    labelHas([other]);
    expect(await readShown(asked(['2022'], '9'), 'en')).toBeNull();
  });
});

describe('The still of a film before it plays', () => {
  it.each([
    ['', ''],
    ['/download/a.jpg', '/_next/image?url=%2Fdownload%2Fa.jpg&w=1440&q=60'],
    ['/download/a.svg', '/download/a.svg'],
  ])('of "%s" is "%s"', async (imgUrl, poster) => {
    const [film] = await toFilms([{ ...VIDEO, imgUrl }], { ...asked([]), locale: 'en' });
    expect(film).toMatchObject({ imgUrl, poster });
  });
});

describe('A film that is older than those of its list', () => {
  it('is read when the address names it', async () => {
    const all = Array.from({ length: 450 }, (_, index) => ({ ...VIDEO, id: `${index + 1}` }));
    jest.mocked(listPublished).mockImplementation(async (_labelIds, start = 0, count = 20) => {
      const items = all.slice(start, start + count);
      return { items, given: items.length };
    });
    const shown = all.slice(0, 300).map(({ id }) => id);
    const read = async (id: string) =>
      (await readVideos(asked([], id), 'en')).map((video) => video.id);
    expect(await read('')).toEqual(shown);
    expect(await read('420')).toEqual([...shown, '420']);
    expect(await read('451')).toEqual(shown);
  });
});
