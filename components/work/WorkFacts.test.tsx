import { render, screen } from '@testing-library/react';
import en from '@/messages/en.json';
import { anAlbum } from '@/tests/support/anAlbum';
import { WorkFacts } from './WorkFacts';

const NUMBER = '2024-117/A';

function show(fields: object, locale: 'en' | 'ar' = 'en') {
  const words = { ...en.work, locale };
  const texts = en.artwork.facts;
  return render(<WorkFacts album={anAlbum(fields)} {...{ words, texts }} aloud={en.aloud} />);
}

describe('The facts of a work', () => {
  it('are each a text of its own on a page from right to left, the certificate’s number too', () => {
    show({ num: NUMBER, author: 'Ann' }, 'ar');
    const link = screen.getByRole('link', { name: NUMBER });
    expect(link).toHaveAttribute('href', expect.stringContaining('/ar/cert/query?unicode='));
    for (const text of [NUMBER, 'Ann']) expect(screen.getByText(text).tagName).toBe('BDI');
  });

  it('are all in their order (§2)', () => {
    const { container } = show({
      description: 'A boat at night.',
      org: 'The agency',
      teacher: 'Ms Ito',
      artexhDepartment: { logo: '/download/logo.svg', name: 'The school' },
      age: '9',
      author: 'Ann',
      num: NUMBER,
      country: 'Japan',
      countryCode: 'JP',
    });
    const rows = [...container.querySelectorAll('dl > div')];
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['From', 'Japan'],
      ['Certificate', NUMBER],
      ['Author', 'Ann'],
      ['Age', '9 year old'],
      ['Organisation', 'The school'],
      ['Mentor', 'Ms Ito'],
      ['Agency', 'The agency'],
      ['Introduction', 'A boat at night.'],
    ]);
    const logo = screen.getByText('The school').previousElementSibling;
    expect(logo).toHaveAttribute('src', '/download/logo.svg');
  });

  it('lead no crawler to the certificate’s page, which is in no index', () => {
    show({ num: NUMBER, countryCode: 'JP', country: 'Japan' });
    expect(screen.getByRole('link', { name: NUMBER })).toHaveAttribute('rel', 'nofollow');
    expect(screen.getByRole('link', { name: 'Japan' })).not.toHaveAttribute('rel');
  });

  it('are hidden where they are empty (§2)', () => {
    const { container } = show({});
    expect(container.querySelector('dl')).toBeEmptyDOMElement();
  });
});
