import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { readGalleryQuery } from '@/lib/state/galleryQuery';
import { gallery as texts } from '@/messages/en.json';
import { EmptyWall } from './EmptyWall.client';

let mockYears: string[] = [];
jest.mock('./GalleryContext.client', () => ({
  useGalleryContext: () => ({
    locale: 'fr',
    texts: jest.requireActual('@/messages/en.json').gallery,
    allYears: mockYears,
  }),
}));

const wall = (query: string) => (
  <EmptyWall
    query={readGalleryQuery(new URLSearchParams(query))}
    onChange={() => {}}
    onAll={() => {}}
    onGone={() => {}}
  />
);
const show = (query: string) => render(wall(query));

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

  it('the link to change the search says that it opens a dialog, but not without a script', () => {
    expect(renderToString(wall('name=zzzz'))).not.toContain('aria-haspopup');
    show('name=zzzz');
    const link = screen.getByRole('link', { name: texts.empty.change });
    expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('the same search leads on to all years from one of them, and says so', () => {
    mockYears = ['2024', '2023', '2022'];
    show('name=zzzz&view=wall&page=2');
    expect(screen.getByText(texts.empty.oneYear)).toBeVisible();
    expect(screen.getByRole('link', { name: texts.empty.allYears })).toHaveAttribute(
      'href',
      '/fr/albumsView?labelIds=2024,2023,2022&name=zzzz&view=wall',
    );
  });

  it('what is recommended is of no year: the search leads on to all of them', () => {
    mockYears = ['2024', '2023'];
    show('labelIds=recommended&name=zzzz');
    expect(screen.queryByText(texts.empty.oneYear)).toBeNull();
    expect(screen.getByRole('link', { name: texts.empty.allYears })).toHaveAttribute(
      'href',
      '/fr/albumsView?labelIds=2024,2023&name=zzzz',
    );
  });

  it.each([[['2024']], [[]]])('but not from all there are: %j', (years) => {
    mockYears = years;
    show('name=zzzz');
    expect(screen.queryByText(texts.empty.oneYear)).toBeNull();
    expect(screen.queryByRole('link', { name: texts.empty.allYears })).toBeNull();
  });
});
