import { renderToStaticMarkup } from 'react-dom/server';
import en from '@/messages/en.json';
import CertWe2020Page from './page';

const mockLocale = jest.fn();
jest.mock('next-intl/server', () => ({
  ...jest.requireActual('@/tests/support/serverTexts'),
  getLocale: async () => mockLocale(),
}));
jest.mock('@/lib/env', () => ({ env: () => ({ siteUrl: 'https://site.test' }) }));
jest.mock('@/lib/pages/certificate', () => ({}));
jest.mock('@/components/certificate/Certificate.client', () => ({
  Certificate: ({ children }: React.PropsWithChildren) => children,
}));
jest.mock('@/components/ui/SiteLink', () => ({ SiteLink: 'a' }));

it.each([
  ['ar', ' '],
  ['zh', ''],
])(
  'Without a script its text and its link are parted as the language does: %s',
  async (locale, space) => {
    mockLocale.mockReturnValue(locale);
    const props = { params: Promise.resolve({ locale }), searchParams: Promise.resolve({}) };
    const html = renderToStaticMarkup(await CertWe2020Page(props));
    expect(html).toContain(`${en.certificate.sheet.noScript}${space}<a`);
  },
);
