import { typedAddress } from './typedAddress';

const settings = { siteUrl: '' };
jest.mock('@/lib/env', () => ({ env: () => settings }));

it.each([
  ['https://art.example.org', 'art.example.org/fr/exh/2024'],
  ['http://localhost:3000', 'localhost:3000/fr/exh/2024'],
  ['http://[::1]:3000', '[::1]:3000/fr/exh/2024'],
  ['https://выставка.рф', 'выставка.рф/fr/exh/2024'],
  ['https://xn--80aaeb4b0bh4e.xn--p1ai:8443', 'выставка.рф:8443/fr/exh/2024'],
])('on %s an address is printed as one types it', (siteUrl, text) => {
  settings.siteUrl = siteUrl;
  expect(typedAddress('fr', '/exh/2024')).toEqual({ href: '/fr/exh/2024', text });
});
