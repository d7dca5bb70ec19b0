import { render, screen } from '@testing-library/react';
import en from '@/messages/en.json';
import { anAlbum } from '@/tests/support/anAlbum';
import { Sheet } from './Sheet';

jest.mock('@/components/work/WorkPicture', () => ({ WorkPicture: () => null }));

it.each(['{title}', '{ title }'])('The sheet has the title where %s stands', (place) => {
  const album = anAlbum({ name: 'Sea' });
  const texts = { ...en.certificate.sheet, work: `for ${place}, a painting` };
  render(<Sheet album={album} words={{ ...en.work, locale: 'en' }} texts={texts} address="" />);
  expect(screen.getByText('Sea').closest('p')).toHaveTextContent(/^for Sea, a painting$/);
});
