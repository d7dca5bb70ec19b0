import { render, screen } from '@testing-library/react';
import { wireAlbum } from '@/lib/contract/album';
import { toAlbum } from '@/lib/domain/album';
import en from '@/messages/en.json';
import { GalleryProvider } from './GalleryContext.client';
import { Painting } from './Painting.client';

function hang(fields: object) {
  const wire = wireAlbum.cast({ id: '7', coverPhoto: '/download/a.jpg', ...fields });
  const album = toAlbum(wire, (path) => path);
  if (!album) throw new Error('no album');
  const { gallery: texts, viewer, comments, artwork } = en;
  const viewerTexts = { viewer, comments, artwork };
  render(
    <GalleryProvider value={{ locale: 'en', texts, viewerTexts, countries: [] }}>
      <Painting album={album} sizes="1px" />
    </GalleryProvider>,
  );
}

describe('A painting of the gallery is described', () => {
  it('by what its editor wrote', () => {
    hang({ name: 'The Whale', author: 'Ana', coverAlt: 'A whale under the moon' });
    expect(screen.getByRole('img')).toHaveAccessibleName('A whale under the moon');
  });

  it('else by title and artist', () => {
    hang({ name: 'The Whale', author: 'Ana' });
    expect(screen.getByRole('img')).toHaveAccessibleName('The Whale, a painting by Ana');
  });
});
