import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { Album } from '@/lib/domain/album';
import { toBook } from '@/lib/domain/catalogue/book';
import en from '@/messages/en.json';
import { anAlbum } from '@/tests/support/anAlbum';
import { WorkSheets } from './WorkSheets';

jest.mock('@/lib/env', () => ({ env: () => ({ siteUrl: 'https://site.test' }) }));

const texts = { locale: 'en', title: 'Sea', country: '', age: '', lang: 'en' } as const;

function show(works: Album[]) {
  const entries = works.map((work) => ({ work, texts: [{ ...texts, paragraphs: [] }] }));
  return render(
    <NextIntlClientProvider locale="en" messages={en}>
      <WorkSheets sheets={toBook([], entries, 'en').works} label="2024" foot="" />
    </NextIntlClientProvider>,
  );
}

it('A book has the number on the wall of works that hang in its year, and of no other year', () => {
  const works = [
    anAlbum({ id: '1', label: '2024', seq: 3 }),
    anAlbum({ id: '2', label: '2023', seq: 5 }),
    anAlbum({ id: '3', label: '2024' }),
  ];
  show(works);
  expect(screen.getAllByText(/^No\./).map(({ textContent }) => textContent)).toEqual(['No. 3']);
  expect(screen.getAllByText(/^site\.test/)).toHaveLength(works.length);
});

it('A picture in a book says what its editor wrote of it, and not title and artist again', () => {
  const named = { name: 'Sea', author: 'Ana', coverPhoto: '/download/1.jpg' };
  const { container } = show([
    anAlbum({ id: '1', ...named }),
    anAlbum({ id: '2', ...named, coverAlt: 'A whale' }),
  ]);
  const alts = [...container.querySelectorAll('img')].map(({ alt }) => alt);
  expect(alts).toEqual(['', '', 'A whale', 'A whale']);
});
