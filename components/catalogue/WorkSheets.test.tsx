import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { toBook } from '@/lib/domain/catalogue/book';
import en from '@/messages/en.json';
import { anAlbum } from '@/tests/support/anAlbum';
import { WorkSheets } from './WorkSheets';

jest.mock('@/lib/env', () => ({ env: () => ({ siteUrl: 'https://site.test' }) }));

const texts = { locale: 'en', title: 'Sea', country: '', age: '', lang: 'en' } as const;

it('A book has the number on the wall of works that hang in its year, and of no other year', () => {
  const works = [
    anAlbum({ id: '1', label: '2024', seq: 3 }),
    anAlbum({ id: '2', label: '2023', seq: 5 }),
    anAlbum({ id: '3', label: '2024' }),
  ];
  const entries = works.map((work) => ({ work, texts: [{ ...texts, paragraphs: [] }] }));
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <WorkSheets sheets={toBook([], entries, 'en').works} label="2024" foot="" />
    </NextIntlClientProvider>,
  );
  expect(screen.getAllByText(/^No\./).map(({ textContent }) => textContent)).toEqual(['No. 3']);
  expect(screen.getAllByText(/^site\.test/)).toHaveLength(works.length);
});
