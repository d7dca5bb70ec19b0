import { render, screen } from '@testing-library/react';
import en from '@/messages/en.json';
import { anAlbum } from '@/tests/support/anAlbum';
import { WorkFacts } from './WorkFacts';

const NUMBER = '2024-117/A';

describe('The facts of a work', () => {
  it('are each a text of its own on a page from right to left, the certificate’s number too', () => {
    const album = anAlbum({ num: NUMBER, author: 'Ann' });
    const words = { ...en.work, locale: 'ar' } as const;
    render(<WorkFacts album={album} words={words} texts={en.artwork.facts} aloud={en.aloud} />);
    expect(screen.getByRole('link', { name: NUMBER })).toHaveAttribute(
      'href',
      expect.stringContaining('/ar/cert/query?unicode='),
    );
    for (const text of [NUMBER, 'Ann']) expect(screen.getByText(text).tagName).toBe('BDI');
  });
});
