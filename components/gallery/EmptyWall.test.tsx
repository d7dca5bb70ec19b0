import { render, screen } from '@testing-library/react';
import { readGalleryQuery } from '@/lib/state/galleryQuery';
import { gallery as texts } from '@/messages/en.json';
import { EmptyWall } from './EmptyWall.client';

jest.mock('./GalleryContext.client', () => ({
  useGalleryContext: () => ({
    locale: 'fr',
    texts: jest.requireActual('@/messages/en.json').gallery,
  }),
}));

const show = (query: string) =>
  render(
    <EmptyWall
      query={readGalleryQuery(new URLSearchParams(query))}
      onChange={() => {}}
      onAll={() => {}}
      onGone={() => {}}
    />,
  );

describe('Where no painting was found', () => {
  it.each(['order=rainbow', 'featured=latest'])(
    'the link to all works leads to the whole list without a script, too, from %s',
    (order) => {
      show(`labelIds=2022&name=zzzz&view=wall&page=2&${order}`);
      expect(screen.getByRole('link', { name: texts.all })).toHaveAttribute(
        'href',
        '/fr/albumsView?labelIds=2022&view=wall',
      );
    },
  );
});
