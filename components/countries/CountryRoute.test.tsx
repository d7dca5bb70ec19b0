import { renderToString } from 'react-dom/server';
import { CountryRoute } from './CountryRoute';

jest.mock('next-intl/server', () => ({
  getLocale: async () => 'en',
  getMessages: async () => jest.requireActual('@/messages/en.json'),
  getTranslations: async () => () => 'The exhibition',
}));
jest.mock('@/lib/services/webContent', () => ({
  getWebContent: async () => [{ route: '/countries', title: 'Our lands', description: '' }],
}));
jest.mock('@/lib/pages/countries', () => ({
  readCountry: async () => ({ code: 'FR', name: 'France' }),
}));
jest.mock('@/components/errors/absentPage', () => ({ absentPage: () => null }));
jest.mock('./Country', () => ({ Country: () => null }));

describe('The way to a country’s works', () => {
  it('has the title that editors gave to the page of all countries (§3)', async () => {
    const html = renderToString(await CountryRoute({ code: 'fr', page: '1' }));
    const names = [...html.matchAll(/"name":"([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual(['The exhibition', 'Our lands', 'France']);
  });
});
