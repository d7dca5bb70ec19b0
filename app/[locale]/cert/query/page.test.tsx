import en from '@/messages/en.json';
import { generateMetadata } from './page';

jest.mock('next-intl/server', () => ({
  getMessages: async () => en,
  getLocale: async () => 'en',
}));
jest.mock('@/lib/discovery/cards/cardLink', () => ({ cardLink: async () => null }));
jest.mock('@/lib/services/webContent', () => ({ getWebContent: async () => [] }));
jest.mock('@/lib/services/staffEmail', () => ({ staffEmail: jest.fn() }));
jest.mock('@/lib/api/certificateLookUp', () => ({ lookUpCertificate: jest.fn() }));
jest.mock('@/lib/api/certificatePage', () => ({ queryForPage: jest.fn() }));
jest.mock('@/components/certificate/CertificateQuery.client', () => ({
  CertificateQuery: () => null,
}));

const told = (query: Record<string, string | string[]>) =>
  generateMetadata({
    params: Promise.resolve({ locale: 'en' }),
    searchParams: Promise.resolve(query),
  });

describe('/cert/query for search engines', () => {
  it('is found without a number, by its own address', async () => {
    const { robots, alternates, referrer } = await told({});
    expect(robots).toMatchObject({ index: true });
    expect(alternates?.canonical).toBe('http://localhost:3000/cert/query');
    expect(referrer).toBe('same-origin');
  });

  it.each([{ unicode: 'WE1' }, { unicode: '' }, { unicode: ['WE1', 'WE2'] }])(
    'is hidden with %j: about one person',
    async (query) => {
      const { robots, alternates, referrer } = await told(query);
      expect(robots).toEqual({ index: false, follow: false });
      expect(alternates?.canonical).toBeUndefined();
      expect(referrer).toBe('same-origin');
    },
  );
});
