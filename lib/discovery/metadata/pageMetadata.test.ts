import type { CardLink } from '@/lib/discovery/cards/cardLink';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import { namedPageMetadata, pageMetadata, titleOfPage } from './pageMetadata';

const CARD: CardLink = {
  path: '/card/fr/artwork/7/0123456789ab.jpg',
  width: 1200,
  height: 630,
  type: 'image/jpeg',
  alt: 'A whale',
};

let pages: { route: string; title: string; description: string }[] = [];

let locale: Locale = 'fr';

jest.mock('next-intl/server', () => ({
  getMessages: async () => en,
  getLocale: async () => locale,
  getTranslations: async () => (key: string, values: object) =>
    [key, ...Object.values(values)].join(' '),
}));
jest.mock('@/lib/discovery/cards/cardLink', () => ({ cardLink: async () => CARD }));
const upload = { uploadUrl: '', applyUrl: '' };
jest.mock('@/lib/services/webContent', () => ({
  getWebContent: async (type: string) => {
    if (type === 'exhibition') return { applyUrl: upload.applyUrl };
    return type === 'exh' ? { title: 'Our Call', uploadUrl: upload.uploadUrl } : pages;
  },
}));

const FACTS = {
  path: '/artwork/7',
  title: 'The Whale',
  description: 'It carries the sky.',
  card: { kind: 'artwork', id: '7' },
} as const;

beforeEach(() => (pages = []));

describe('pageMetadata', () => {
  it('names one canonical page, and the same page in every language', async () => {
    const { alternates } = await pageMetadata(FACTS);
    expect(alternates?.canonical).toBe('http://localhost:3000/fr/artwork/7');
    expect(Object.keys(alternates?.languages ?? {})).toEqual([...LOCALES, 'x-default']);
    expect(alternates?.languages).toMatchObject({
      en: 'http://localhost:3000/artwork/7',
      zh: 'http://localhost:3000/zh/artwork/7',
      'x-default': 'http://localhost:3000/artwork/7',
    });
    expect(alternates?.types).toMatchObject({
      'application/atom+xml': 'http://localhost:3000/feed/fr.xml',
    });
  });

  it('gives previews the title alone, the canonical address and an absolute picture with its size', async () => {
    const { title, openGraph, twitter } = await pageMetadata(FACTS);
    expect(title).toEqual({ absolute: 'The Whale | One World, One Future' });
    const picture = { url: `http://localhost:3000${CARD.path}`, alt: 'A whale' };
    expect(openGraph).toMatchObject({
      type: 'website',
      title: 'The Whale',
      description: 'It carries the sky.',
      url: 'http://localhost:3000/fr/artwork/7',
      siteName: 'One World, One Future',
      locale: 'fr_FR',
      images: [{ ...picture, width: 1200, height: 630, type: 'image/jpeg' }],
    });
    expect(twitter).toMatchObject({ card: 'summary_large_image', images: [picture] });
  });

  it.each([
    ['of 300 characters, whole', 'whale '.repeat(50), 'whale '.repeat(50)],
    ['up to a space', 'the whale '.repeat(40), `${'the whale '.repeat(29)}the whale…`],
    ['up to a whole word', `a ${'whales '.repeat(50)}`, `a ${'whales '.repeat(41)}whales…`],
    ['without spaces', '天空'.repeat(200), /^[天空]{290,300}…$/],
    ['of one word', 'a'.repeat(400), `${'a'.repeat(300)}…`],
  ])('tells the beginning of a description %s', async (_, given, told) => {
    const description: unknown = typeof told === 'string' ? told : expect.stringMatching(told);
    const found = await pageMetadata({ ...FACTS, description: given });
    const same = { description };
    expect(found).toMatchObject({ ...same, openGraph: same, twitter: same });
  });

  it('lets large pictures be shown, and hides what is about one person', async () => {
    expect((await pageMetadata(FACTS)).robots).toMatchObject({
      index: true,
      'max-image-preview': 'large',
    });
    expect((await pageMetadata({ ...FACTS, isHidden: true })).robots).toMatchObject({
      index: false,
    });
  });

  it('names no address as that of what is hidden: a link that is passed on stays as it is', async () => {
    const { alternates, openGraph } = await pageMetadata({ ...FACTS, isHidden: true });
    expect([alternates?.canonical, openGraph?.url]).toEqual([undefined, undefined]);
  });

  it('says of a page of which there is one what the editors wrote (§3)', async () => {
    locale = 'en';
    const own = await namedPageMetadata('home', { isAbsolute: true });
    expect(own.title).toEqual({ absolute: en.home.title });
    pages = [{ route: '/', title: 'Ours', description: '' }];
    const given = await namedPageMetadata('home', { isAbsolute: true });
    expect(given).toMatchObject({
      title: { absolute: 'Ours' },
      description: en.home.description,
      alternates: { canonical: 'http://localhost:3000' },
    });
  });

  it('names the announcement by its own title, unless the editors gave its page another (§2 /exh)', async () => {
    locale = 'en';
    upload.uploadUrl = 'https://upload.test/';
    const titled = (title: string) => ({
      title: { absolute: `${title} | One World, One Future` },
      description: en.exh.description,
      openGraph: { title },
    });
    expect(await namedPageMetadata('exh')).toMatchObject(titled('Our Call'));
    pages = [{ route: '/exh', title: 'Take Part', description: '' }];
    expect(await namedPageMetadata('exh')).toMatchObject(titled('Take Part'));
  });

  it('promises no way to the upload system while the announcement has none', async () => {
    const { description, callDescription } = en.exh;
    for (const [uploadUrl, applyUrl, words] of [
      ['', '', callDescription],
      ['https://upload.test/', '', description],
      ['', 'https://apply.test/', description],
    ] as const) {
      Object.assign(upload, { uploadUrl, applyUrl });
      expect((await namedPageMetadata('exh')).description).toBe(words);
    }
  });
});

describe('titleOfPage', () => {
  afterEach(() => (locale = 'fr'));

  it.each([
    ['en', 1, 'Gallery'],
    ['en', 2, 'Gallery, place 2 3'],
    ['zh', 2, 'Gallery，place 2 3'],
    ['ar', 2, 'Gallery، place 2 3'],
  ] as const)('in %s, of page %d: %s', async (language, page, title) => {
    locale = language;
    expect(await titleOfPage('Gallery', { page, pages: 3 })).toBe(title);
  });
});
