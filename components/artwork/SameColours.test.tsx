import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import en from '@/messages/en.json';
import { anAlbum } from '@/tests/support/anAlbum';
import { SameColours } from './SameColours';

function open(fields: object) {
  const album = anAlbum({ colours: 'red,blue,green', ...fields });
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
