import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { wireAlbum } from '@/lib/contract/album';
import { toAlbum } from '@/lib/domain/album';
import en from '@/messages/en.json';
import { WallLabels } from './WallLabels';

jest.mock('next-intl/server', () => ({
  getLocale: async () => 'en',
  getMessages: async () => jest.requireActual('@/messages/en.json'),
  getTranslations: async () => (key: string) => key,
}));
jest.mock('@/lib/qrCode', () => ({ qrCodeOf: () => ({ size: 1, path: '' }) }));
jest.mock('@/lib/env', () => ({ env: () => ({ siteUrl: 'https://site.test' }) }));

async function hang(names: { name?: string; author?: string }) {
  const wire = { id: '7', coverPhoto: '/download/a.jpg', label: '2024', seq: 3, ...names };
  const work = toAlbum(wireAlbum.cast(wire), (path) => path);
  const works = work ? [work] : [];
  // A server component: called here, as React does on the server.
  const main = await WallLabels({ labels: { year: '2024', works, total: 1, page: 1, pages: 1 } });
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      {main}
    </NextIntlClientProvider>,
  );
}

const label = () => screen.getByRole('listitem');

describe('A wall label', () => {
  it('has the artist and the title', async () => {
    await hang({ name: 'The Whale', author: 'Ana' });
    expect(label()).toHaveTextContent(/^AnaThe Whale/);
  });

  it('of a work without a title says so, and leaves no line empty', async () => {
    await hang({});
    expect(label()).toHaveTextContent(new RegExp(`^${en.work.untitled}`));
    expect(label().querySelectorAll('bdi:empty')).toHaveLength(0);
    expect(label()).not.toHaveTextContent('undefined');
  });
});
