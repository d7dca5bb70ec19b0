import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { FavoritePage } from '@/components/favorite/FavoritePage';
import { ServiceError } from '@/lib/errors';
import { getBySeq } from '@/lib/services/artexhAlbum';
import { getLanguages } from '@/lib/services/captcha';
import { yearOfWork } from '@/lib/services/yearOfLabels';
import en from '@/messages/en.json';
import { anAlbum } from '@/tests/support/anAlbum';
import AlbumFavoritePage from './page';

jest.mock('next-intl/server', () => ({
  getMessages: async () => jest.requireActual('@/messages/en.json'),
  getLocale: async () => 'en',
}));
jest.mock('@/lib/discovery/metadata/pageMetadata', () => ({ namedPageMetadata: jest.fn() }));
jest.mock('@/lib/services/artexhAlbum', () => ({ getBySeq: jest.fn() }));
jest.mock('@/lib/services/captcha', () => ({ getLanguages: jest.fn() }));
jest.mock('@/components/favorite/FramedWork', () => ({ FramedWork: () => null }));
jest.mock('@/lib/services/yearOfLabels', () => ({ yearOfWork: jest.fn() }));

const isDown = new ServiceError('net.error');

async function open(query: Record<string, string>) {
  const page = await AlbumFavoritePage({
    params: Promise.resolve({ locale: 'en' }),
    searchParams: Promise.resolve(query),
  });
  // A server component: called here, as React does on the server.
  const main = await FavoritePage(page.props);
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      {main}
    </NextIntlClientProvider>,
  );
}

// jsdom has no object URLs.
beforeAll(() => void Object.assign(URL, { revokeObjectURL: jest.fn() }));
beforeEach(() => {
  jest.mocked(getLanguages).mockReset().mockRejectedValue(isDown);
});

describe('/album/favorite without its painting (§4: the form is visible)', () => {
  it.each([
    ['is unknown', async () => null],
    ['cannot be looked up', () => Promise.reject(isDown)],
  ])('shows the form and a line when the painting %s', async (_, answer) => {
    jest.mocked(getBySeq).mockReset().mockImplementation(answer);
    await open({ label: '2024', seq: '7' });
    expect(getBySeq).toHaveBeenCalledWith('2024', '7', 'en');
    expect(screen.getByText(/The painting could not be shown here/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Collect the painting' })).toBeVisible();
    expect(document.querySelector('input[name="qrSeq"]')).toHaveValue('7');
  });

  it('says before the form that there is no such painting, when the service knows none', async () => {
    jest.mocked(getBySeq).mockReset().mockResolvedValue('absent');
    await open({ label: '2024', seq: '7' });
    const { lead, notShown } = en.favorite;
    expect(screen.getByText(new RegExp(notShown.absent))).toBeVisible();
    expect(screen.queryByText(lead)).toBeNull();
    expect(screen.getByRole('link', { name: notShown.gallery })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Collect the painting' })).toBeVisible();
  });

  it('is there for an address that names no painting', async () => {
    jest.mocked(getBySeq).mockReset().mockResolvedValue('absent');
    await open({});
    expect(screen.getByLabelText('Email')).toBeVisible();
    expect(document.querySelector('input[name="qrLabel"]')).toHaveValue('');
  });

  it('hides no bug', async () => {
    jest.mocked(getBySeq).mockReset().mockRejectedValue(new TypeError('a bug'));
    await expect(open({ label: '2024', seq: '7' })).rejects.toThrow('a bug');
  });
});

describe('/album/favorite with its painting', () => {
  it.each([
    ['the colour of the painting’s year', async () => '2027', '2027'],
    ['no colour of a year when nobody tells which', () => Promise.reject(isDown), null],
  ])('has %s', async (_, answer, year) => {
    const work = anAlbum({ label: 'we2027', seq: 7 });
    jest.mocked(getBySeq).mockReset().mockResolvedValue(work);
    jest.mocked(yearOfWork).mockReset().mockImplementation(answer);
    await open({ label: 'we2027', seq: '7' });
    expect(yearOfWork).toHaveBeenCalledWith(work, 'en');
    expect(screen.getByRole('main').getAttribute('data-year')).toBe(year);
    expect(screen.getByRole('button', { name: 'Collect the painting' })).toBeVisible();
  });
});
