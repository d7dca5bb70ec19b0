import { render, screen } from '@testing-library/react';
import { wireAlbum } from '@/lib/contract/album';
import { toAlbum } from '@/lib/domain/album';
import en from '@/messages/en.json';
import { WorkFacts } from './WorkFacts';

const NUMBER = '2024-117/A';

describe('The facts of a work', () => {
  it('are each a text of its own on a page from right to left, the certificate’s number too', () => {
    const wire = wireAlbum.cast({ id: '7', coverPhoto: '/a.jpg', num: NUMBER, author: 'Ann' });
    const album = toAlbum(wire, (path) => path);
    if (!album) throw new Error('no album');
    const words = { ...en.work, locale: 'ar' } as const;
    render(<WorkFacts album={album} words={words} texts={en.artwork.facts} aloud={en.aloud} />);
    expect(screen.getByRole('link', { name: NUMBER })).toHaveAttribute(
      'href',
      expect.stringContaining('/ar/cert/query?unicode='),
    );
    for (const text of [NUMBER, 'Ann']) expect(screen.getByText(text).tagName).toBe('BDI');
  });
});
