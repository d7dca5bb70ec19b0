import { unstable_cache } from 'next/cache';
import { toWireLocale } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import { anEnvelope, mockFetch } from '@/tests/support/mockFetch';
import { oembedOf } from './oembed';
import { galleryEmbed, workEmbed, WORKS_IN_A_FRAME } from './pages';

jest.mock('next/cache', () => ({ unstable_cache: jest.fn((read: unknown) => read) }));
jest.mock('@/lib/services/webContent', () => ({
  getWebContent: async () => [{ year: '2027', labelId: 'we2027' }],
}));
jest.mock('next-intl/server', () => ({ getMessages: async () => en }));

const { MINORS_NAME, MINORS_AGE } = process.env;
beforeAll(() => {
  Object.assign(process.env, { MINORS_NAME: 'initial', MINORS_AGE: 'band' });
  jest.mocked(unstable_cache).mockImplementation((read) => read);
});
afterAll(() => void Object.assign(process.env, { MINORS_NAME, MINORS_AGE }));

const PAYLOAD = '<script>alert("1")</script>';
const aWork = (id: number) => ({
  ...{ id, name: `Whale ${PAYLOAD}`, author: 'Hana Mori', age: '9', countryCode: 'FR' },
  ...{ coverPhoto: `/download/${id}.jpg`, coverWidth: 900, coverHeight: 600, label: '2024' },
});
const given = (count: number) => {
  const datas = Array.from({ length: count }, (_, at) => aWork(at + 7));
  mockFetch(anEnvelope({ body: [{ datas, number: count }] }));
};

/** The policy of minors, and a text that tries to be markup, wherever a work is shown elsewhere. */
describe('What other sites show', () => {
  it('names a child in a frame as the site does', async () => {
    given(1);
    const html = (await workEmbed('7', 'en')) ?? '';
    expect(html).toContain('<bdi>Hana M.</bdi>');
    expect(html).toContain('<bdi>7-9 year old</bdi>');
    expect(html).not.toContain('Mori');
    expect(html).not.toContain('<script');
    expect(html).toContain('Whale &lt;script&gt;');
  });

  it('in a list, which ends', async () => {
    given(20);
    const html = (await galleryEmbed('2024', 'en')) ?? '';
    expect(html.match(/<li>/g)).toHaveLength(WORKS_IN_A_FRAME);
    // In Safari, too, which takes one without bullets for none.
    expect(html).toContain('<ul role="list">');
    expect(html).not.toContain('Mori');
    expect(html).not.toContain('<script');
  });

  it('and in the answer about a link', async () => {
    given(1);
    const target = { kind: 'work', id: '7', locale: 'en' } as const;
    const facts = await oembedOf(target, { width: Infinity, height: Infinity });
    expect(facts).toMatchObject({ author_name: 'Hana M.' });
    expect(JSON.stringify(facts)).not.toContain('Mori');
    expect(facts?.html).not.toContain('<script');
  });

  it('calls a list by the year whose label it is', async () => {
    given(1);
    expect(await galleryEmbed('we2027', 'en')).toContain('Works of 2027');
  });

  it('is in the language that was asked for', async () => {
    const calls = mockFetch(anEnvelope({ body: [{ datas: [aWork(7)], number: 1 }] }));
    expect(await workEmbed('7', 'ar')).toContain('<html lang="ar" dir="rtl">');
    expect(calls[0]?.url.searchParams.get('locale')).toBe(toWireLocale('ar'));
  });

  it('is nothing where nothing is', async () => {
    given(0);
    expect(await workEmbed('7', 'en')).toBeNull();
  });
});
