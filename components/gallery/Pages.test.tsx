import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireAlbum } from '@/lib/contract/album';
import { toAlbum } from '@/lib/domain/album';
import { beginPlace, toWorkList } from '@/lib/state/gallery';
import { gallery as texts } from '@/messages/en.json';
import { Pages } from './Pages.client';

jest.mock('./GalleryContext.client', () => ({
  useGalleryContext: () => ({ texts: jest.requireActual('@/messages/en.json').gallery }),
}));
jest.mock('@/lib/client/browser', () => ({ observe: () => () => {} }));

const pageOf = (id: string) => ({
  items: [toAlbum(wireAlbum.cast({ id, coverPhoto: '/a.jpg' }), (path) => path) ?? []].flat(),
  total: 60,
});

const listFrom = (firstPage: number, onWant: (page: number) => void) => {
  const ids = ['1', '2', '3'].slice(firstPage - 1);
  return (
    <Pages
      list="year"
      gallery={{ ...toWorkList(ids.map(pageOf), firstPage), ...beginPlace(ids.length) }}
      onWant={onWant}
      renderWork={({ id }) => (
        <li key={id}>
          <a href={`/artwork/${id}`}>Work {id}</a>
        </li>
      )}
    />
  );
};

const previous = () => screen.queryByRole('button', { name: texts.previousPage });

describe('The button to the page before', () => {
  it('keeps the focus while there is one, and leaves it to the first work of the first', async () => {
    const onWant = jest.fn();
    const { rerender } = render(listFrom(3, onWant));
    act(() => previous()?.focus());
    await userEvent.keyboard('{Enter}');
    expect(onWant).toHaveBeenLastCalledWith(2);
    rerender(listFrom(2, onWant));
    expect(previous()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onWant).toHaveBeenLastCalledWith(1);
    rerender(listFrom(1, onWant));
    expect(previous()).toBeNull();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Work 1' })).toHaveFocus());
  });
});
