import { render, screen } from '@testing-library/react';
import { wireAlbum } from '@/lib/contract/album';
import { toAlbum } from '@/lib/domain/album';
import en from '@/messages/en.json';
import { Sheet } from './Sheet';

jest.mock('@/components/work/WorkPicture', () => ({ WorkPicture: () => null }));

it.each(['{title}', '{ title }'])('The sheet has the title where %s stands', (place) => {
  const wire = wireAlbum.cast({ id: '7', name: 'Sea', coverPhoto: '/download/a.jpg' });
  const album = toAlbum(wire, (path) => path);
  if (!album) throw new Error('an album with a picture is one');
  const texts = { ...en.certificate.sheet, work: `for ${place}, a painting` };
  render(<Sheet album={album} words={{ ...en.work, locale: 'en' }} texts={texts} address="" />);
  expect(screen.getByText('Sea').closest('p')).toHaveTextContent(/^for Sea, a painting$/);
});
