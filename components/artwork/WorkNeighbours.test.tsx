import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import en from '@/messages/en.json';
import { WorkNeighbours } from './WorkNeighbours';

function open(label: string, year: string) {
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <WorkNeighbours works={{}} {...{ label, year }} />
    </NextIntlClientProvider>,
  );
}

describe('The way from a work to all works of its label', () => {
  it.each([
    ['we2027', '2027', 'All works of 2027'],
    // A list, or a year that is not published.
    ['featured', '', en.gallery.all],
  ])('of %s, which is the year "%s", is called %s', (label, year, name) => {
    open(label, year);
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', `/albumsView?labelIds=${label}`);
  });

  it('is missing where it has none', () => {
    open('', '');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
