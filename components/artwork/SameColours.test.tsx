import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { wireAlbum } from '@/lib/contract/album';
import { toAlbum } from '@/lib/domain/album';
import en from '@/messages/en.json';
import { SameColours } from './SameColours';

function open(fields: object) {
  const wire = { id: '7', coverPhoto: '/a.jpg', colours: 'red,blue,green', ...fields };
  const album = toAlbum(wireAlbum.cast(wire), (path) => path);
  if (!album) throw new Error('no album');
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <SameColours album={album} locale="en" />
    </NextIntlClientProvider>,
  );
}

describe('The way to works in the same colours', () => {
  it('leads to those of the work’s year', () => {
    open({ label: '2024' });
    const address = '/albumsView?labelIds=2024&colour=red,blue&view=wall';
    expect(screen.getByRole('link')).toHaveAttribute('href', address);
  });

  it.each([{ label: '' }, { label: '2024', colours: '' }])(
    'is missing where there are none: %o',
    (fields) => {
      open(fields);
      expect(screen.queryByRole('link')).toBeNull();
    },
  );
});
