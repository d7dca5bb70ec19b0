import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { wireAlbum } from '@/lib/contract/album';
import { toAlbum } from '@/lib/domain/album';
import { beginPlace, toWorkList } from '@/lib/state/gallery';
import { gallery as texts } from '@/messages/en.json';
import { LoadedPages } from './LoadedPages.client';

jest.mock('./GalleryContext.client', () => ({
  useGalleryContext: () => ({ texts: jest.requireActual('@/messages/en.json').gallery }),
}));

/** Nothing moves out of sight. */
class Still {
  observe = () => {};
  disconnect = () => {};
}
beforeEach(() => Object.assign(window, { IntersectionObserver: Still }));

const works = (...ids: string[]) =>
  ids.flatMap((id) => toAlbum(wireAlbum.cast({ id, coverPhoto: '/a.jpg' }), (path) => path) ?? []);

/** Pages of a single work each, from the page `first` on. */
const pages = (first: number, ids: string[], onWant: (page: number) => void) => (
  <LoadedPages
    list="works"
    gallery={{
      ...toWorkList(
        ids.map((id) => ({ items: works(id), total: 60 })),
        first,
      ),
      ...beginPlace(ids.length),
    }}
    onWant={onWant}
    renderWork={({ id }) => (
      <li key={id}>
        <a href={`#${id}`}>{id}</a>
      </li>
    )}
  />
);

describe('A list that begins with a later page', () => {
  it('gives the focus to its first work when the button that leads back goes, as page 1 has come', async () => {
    const onWant = jest.fn();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(pages(2, ['second'], onWant));
    const { rerender } = render(pages(2, ['second'], onWant), { container, hydrate: true });
    const before = screen.getByRole('button', { name: texts.previousPage });
    await userEvent.click(before);
    expect(onWant).toHaveBeenCalledWith(1);
    rerender(pages(1, ['first', 'second'], onWant));
    expect(before).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'first' })).toHaveFocus());
  });
});
