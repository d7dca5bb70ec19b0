import { mayGuess } from '@/lib/api/visitorLimits';
import { wireYearContent } from '@/lib/contract/webContent';
import type { Album } from '@/lib/domain/album';
import { toYearContent, type YearContent } from '@/lib/domain/years';
import { messagesOf } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/i18n/locales';
import { listPublished } from '@/lib/services/artexhAlbum';
import { requestScope } from '@/server/requestScope.mjs';
import { anAlbum } from '@/tests/support/anAlbum';
import { catalogueMetadata, readCatalogue } from './catalogue';

const WORK = anAlbum({ id: '1', age: '9' });
const YEAR = toYearContent(
  wireYearContent.cast({ year: '2024', labelId: '2024', lead: 'One world.' }),
  (path) => path,
);
/** More of the year, in each language. */
const written: Record<string, Partial<YearContent>> = {};

jest.mock('@/lib/services/artexhAlbum', () => ({ listPublished: jest.fn() }));
jest.mock('@/lib/services/webContent', () => ({
  getYearContent: async (_year: string, locale: string) => ({ ...YEAR, ...written[locale] }),
}));
jest.mock('@/lib/discovery/cards/cardLink', () => ({ cardLink: async () => null }));
jest.mock('next-intl/server', () => ({
  getLocale: async () => 'zh',
  getTranslations: async () => (key: string, values: object) =>
    [key, ...Object.values(values)].join(' '),
  getMessages: async ({ locale = 'en' }: { locale?: Locale } = {}) => {
    const built = await messagesOf(locale);
    return {
      ...built,
      work: { ...built.work, untitled: `Nameless (${locale})` },
      catalogue: { ...built.catalogue, foreword: `To begin with (${locale})` },
    };
  },
}));

beforeEach(() => {
  jest.mocked(listPublished).mockReset();
  jest.mocked(listPublished).mockImplementation(async ({ start } = {}) => ({
    items: start === 0 ? [WORK] : [],
    total: 1,
  }));
});

test('A catalogue has the texts that editors replaced, in both of its languages (§3 "messages")', async () => {
  const asked = { year: '2024', page: '1', second: 'fr', paper: 'a4' };
  const catalogue = await readCatalogue('en', asked);
  const [work] = catalogue?.book.works ?? [];
  expect(work?.entry.texts.map(({ title }) => title)).toEqual(['Nameless (en)', 'Nameless (fr)']);
  const [foreword] = catalogue?.book.forewords ?? [];
  expect(foreword?.foreword.title).toBe('To begin with (en)');
});

test('A catalogue ends with its last volume, and one without a picture to show is a volume too', async () => {
  const read = (page: string) =>
    readCatalogue('en', { year: '2024', page, second: 'default', paper: 'a4' });
  expect(await read('2')).toBeNull();
  jest.mocked(listPublished).mockResolvedValue({ items: [], total: 151 });
  expect(await read('1')).toMatchObject({ page: 1, pages: 2, book: { works: [] } });
  jest.mocked(listPublished).mockResolvedValue({ items: [], total: 0 });
  expect(await read('1')).toBeNull();
});

test('The title of a further volume has the comma of its language', async () => {
  jest.mocked(listPublished).mockResolvedValue({ items: [], total: 151 });
  const titleOf = async (page: string) =>
    (await catalogueMetadata({ year: '2024', page, second: 'default', paper: 'a4' })).title;
  const { siteName } = (await messagesOf('en')).common;
  expect(await titleOf('1')).toEqual({ absolute: `title 2024 | ${siteName}` });
  expect(await titleOf('2')).toEqual({ absolute: `title 2024，volume 2 2 | ${siteName}` });
});

test('A foreword stands in both languages where anything of it is translated, else once', async () => {
  const subthemes = [{ title: 'The sea', text: '' }];
  const languages = async (locale: Locale = 'en', second: Locale = 'fr') => {
    const asked = { year: '2024', page: '1', second, paper: 'a4' };
    const catalogue = await readCatalogue(locale, asked);
    return catalogue?.book.forewords.map(({ foreword }) => foreword.locale);
  };
  Object.assign(written, { en: { subthemes }, fr: { subthemes } });
  expect(await languages()).toEqual(['en']);
  // English stands in for Arabic: it is laid out as English.
  Object.assign(written, { ar: { subthemes } });
  expect(await languages('ar', 'en')).toEqual(['en']);
  written.ar = { subthemes: [{ title: 'البحر', text: '' }] };
  expect(await languages('ar', 'en')).toEqual(['ar', 'en']);
  written.fr = { subthemes: [{ title: 'La mer', text: '' }] };
  expect(await languages()).toEqual(['en', 'fr']);
});

/** What the services give in each language. */
const speaks = (said: Partial<Record<Locale, Partial<Album>>>) =>
  jest.mocked(listPublished).mockImplementation(async ({ start, locale } = {}) => ({
    items: start === 0 ? [{ ...WORK, ...said[locale as Locale] }] : [],
    total: 1,
  }));

const columnsOf = async (locale: Locale, second: string) => {
  const catalogue = await readCatalogue(locale, { year: '2024', page: '1', second, paper: 'a4' });
  const [work] = catalogue?.book.works ?? [];
  return {
    labels: work?.entry.texts.map((texts) => texts.locale),
    columns: work?.poured.map((column) => [column.locale, column.lang]),
  };
};

test('An introduction is laid out in its own language, its label in the page’s', async () => {
  const english = { description: 'The whale.', descriptionLang: 'en' };
  speaks({ ar: english, fr: english });
  expect(await columnsOf('ar', 'fr')).toEqual({ labels: ['ar', 'fr'], columns: [['ar', 'en']] });
  speaks({ ar: english, fr: { description: 'La baleine.', descriptionLang: 'fr' } });
  expect((await columnsOf('ar', 'fr')).columns).toEqual([
    ['ar', 'en'],
    ['fr', 'fr'],
  ]);
  speaks({ ar: { description: 'الحوت', descriptionLang: '' } });
  expect((await columnsOf('ar', 'none')).columns).toEqual([['ar', 'ar']]);
});

test('Of unusual catalogues asked for at once a visitor has twenty made; no work is read for more, and usual ones are free', async () => {
  const headers = new Headers({ 'x-visitor-address': '192.0.2.4' });
  const askFor = (second: string) =>
    requestScope.run({}, async () => {
      await mayGuess(headers);
      return readCatalogue('en', { year: '2024', page: '1', second, paper: 'a4' });
    });
  const asked = await Promise.allSettled(Array.from({ length: 300 }, () => askFor('none')));
  const refused = asked.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(280);
  expect(refused[0]).toMatchObject({ reason: { token: 'too.many' } });
  // In two parts each.
  expect(listPublished).toHaveBeenCalledTimes(2 * 20);
  expect(await askFor('default')).not.toBeNull();
});
