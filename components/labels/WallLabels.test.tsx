import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { Album } from '@/lib/domain/album';
import en from '@/messages/en.json';
import { anAlbum } from '@/tests/support/anAlbum';
import { WallLabels } from './WallLabels';

jest.mock('next-intl/server', () => ({
  getLocale: async () => 'en',
  getMessages: async () => jest.requireActual('@/messages/en.json'),
  getTranslations: async () => (key: string) => key,
}));
jest.mock('@/lib/qrCode', () => ({ qrCodeOf: () => ({ size: 1, path: '' }) }));
jest.mock('@/lib/env', () => ({ env: () => ({ siteUrl: 'https://site.test' }) }));

async function show(works: Album[]) {
  // A server component: called here, as React does on the server.
  const main = await WallLabels({ labels: { year: '2024', works, page: 1, pages: 1 } });
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      {main}
    </NextIntlClientProvider>,
  );
}

async function hang(names: { name?: string; author?: string }) {
  await show([anAlbum({ label: '2024', seq: 3, ...names })]);
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

it('A wall label has the year; its code leads to the work by the label', async () => {
  await show([anAlbum({ label: 'we2024', seq: 3, name: 'The Whale' })]);
  expect(label()).toHaveTextContent(/2024 · /);
  expect(label()).not.toHaveTextContent('we2024');
  expect(screen.getByRole('img')).toHaveAccessibleName(/we2024/);
});

it('A page without a work that has a number says that there is nothing to print', async () => {
  await show([]);
  expect(screen.getByText('none')).toBeInTheDocument();
  expect(screen.queryByText('count')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
