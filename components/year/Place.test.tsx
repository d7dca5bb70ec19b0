import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { wireYearContent } from '@/lib/contract/webContent';
import { toYearContent } from '@/lib/domain/years';
import en from '@/messages/en.json';
import { Place } from './Place';

const VENUE = { venue: { name: 'Carrousel du Louvre' } };
const REGISTRATION = { registration: [{ title: 'Until May', text: 'Online' }] };
const APPLY = 'https://apply.example.org/';

function show(fields: object, applyUrl: string) {
  const content = toYearContent(wireYearContent.cast({ year: '2024', ...fields }), (path) => path);
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <Place content={content} applyUrl={applyUrl} />
    </NextIntlClientProvider>,
  );
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

describe('Venue and registration (§1)', () => {
  it.each([
    ['a venue and registration', { ...VENUE, ...REGISTRATION }],
    ['registration only', REGISTRATION],
    ['a venue only', VENUE],
    ['dates only', { startDate: '2024-07-01' }],
  ])('lead to the upload system while it is open: with %s', (_, fields) => {
    expect(show(fields, APPLY)).toEqual([APPLY]);
  });

  it('lead nowhere once it is closed', () => {
    expect(show({ ...VENUE, ...REGISTRATION }, '')).toEqual([]);
  });
});
