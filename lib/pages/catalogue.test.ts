import { wireAlbum } from '@/lib/contract/album';
import { wireYearContent } from '@/lib/contract/webContent';
import { toAlbum } from '@/lib/domain/album';
import { toYearContent } from '@/lib/domain/years';
import { messagesOf } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/i18n/locales';
import { readCatalogue } from './catalogue';

const WORK = toAlbum(wireAlbum.cast({ id: '1', coverPhoto: '/a.jpg', age: '9' }), (path) => path);
const YEAR = toYearContent(
  wireYearContent.cast({ year: '2024', labelId: '2024', lead: 'One world.' }),
  (path) => path,
);

jest.mock('@/lib/services/artexhAlbum', () => ({
  listPublished: async ({ start }: { start: number }) => ({
    items: start === 0 ? [WORK] : [],
    total: 1,
  }),
}));
jest.mock('@/lib/services/webContent', () => ({ getYearContent: async () => YEAR }));
jest.mock('next-intl/server', () => ({
  getMessages: async ({ locale }: { locale: Locale }) => {
    const built = await messagesOf(locale);
    return {
      ...built,
      work: { ...built.work, untitled: `Nameless (${locale})` },
      catalogue: { ...built.catalogue, foreword: `To begin with (${locale})` },
    };
  },
}));

test('A catalogue has the texts that editors replaced, in both of its languages (§3 "messages")', async () => {
  const asked = { year: '2024', page: '1', second: 'fr', paper: 'a4' };
  const catalogue = await readCatalogue('en', asked);
  const [work] = catalogue?.book.works ?? [];
  expect(work?.entry.texts.map(({ title }) => title)).toEqual(['Nameless (en)', 'Nameless (fr)']);
  const [foreword] = catalogue?.book.forewords ?? [];
  expect(foreword?.foreword.title).toBe('To begin with (en)');
});
