import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { forgetHeights, keepHeights, readHeights } from '@/lib/client/keptHeights';
import { beginPlace, toWorkList } from '@/lib/state/gallery';
import { gallery as texts } from '@/messages/en.json';
import { anAlbum } from '@/tests/support/anAlbum';
import { LoadedPages } from './LoadedPages.client';

jest.mock('./GalleryContext.client', () => ({
  useGalleryContext: () => ({ texts: jest.requireActual('@/messages/en.json').gallery }),
}));

/** Nothing moves out of sight. */
class Still {
  observe = () => {};
  disconnect = () => {};
}

/** Tells that the list has another size. */
let resize = () => {};
class Resized extends Still {
  constructor(tell: () => void) {
    super();
    resize = tell;
  }
}

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: Still, ResizeObserver: Resized });
  window.history.replaceState(null, '', '/albumsView');
});

const works = (...ids: string[]) => ids.map((id) => anAlbum({ id }));

/** Pages of a single work each, from the page `first` on. */
const pages = (first: number, ids: string[], onWant: (page: number) => void, isCurrent = true) => (
  <LoadedPages
    list="works"
    gallery={{
      ...toWorkList(
        ids.map((id) => ({ items: works(id), total: 60 })),
        first,
      ),
      ...beginPlace(ids.length),
    }}
    isCurrent={isCurrent}
    onWant={onWant}
    renderWork={({ id }) => (
      <li key={id}>
        <a href={`#${id}`}>{id}</a>
      </li>
    )}
  />
);

/** As the server has sent it. */
function load(page: React.ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  return render(page, { container, hydrate: true });
}

describe('A list that begins with a later page', () => {
  it('gives the focus to its first work when the button that leads back goes, as page 1 has come', async () => {
    const onWant = jest.fn();
    const { rerender } = load(pages(2, ['second'], onWant));
    const before = screen.getByRole('button', { name: texts.previousPage });
    await userEvent.click(before);
    expect(onWant).toHaveBeenCalledWith(1);
    rerender(pages(1, ['first', 'second'], onWant));
    expect(before).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'first' })).toHaveFocus());
  });
});

describe('A list that is printed', () => {
  const print = (when: 'beforeprint' | 'afterprint') =>
    act(async () => void window.dispatchEvent(new Event(when)));

  it('says which of its works are on the paper, and nothing on the screen', async () => {
    load(pages(2, ['second'], jest.fn()));
    await print('beforeprint');
    const said = screen.getByText('Printed here: works 21 to 40 of 60');
    await print('afterprint');
    expect(said).not.toBeInTheDocument();
  });

  it('says nothing when all are', async () => {
    load(pages(1, ['first', 'second', 'third'], jest.fn()));
    await print('beforeprint');
    expect(screen.queryByText(/^Printed here/)).not.toBeInTheDocument();
  });
});

describe('A list whose page is loaded again', () => {
  it('has the places of all pages that were there, and is where it was', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    keepHeights('works', { from: 1, heights: [800, 700, 600], top: 1500 });
    const { container } = load(pages(1, ['first'], jest.fn()));
    expect(container.querySelectorAll('ul')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'first' })).toBeVisible();
    expect(scrollTo.mock.calls).toEqual([[{ top: 1500, behavior: 'instant' }]]);
    expect(readHeights('works')?.heights).toHaveLength(3);
  });

  it('stays where it is when the entry had nothing of it', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    keepHeights('others', { from: 1, heights: [800, 700, 600], top: 1500 });
    const { container } = load(pages(1, ['first'], jest.fn()));
    expect(container.querySelectorAll('ul')).toHaveLength(1);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(readHeights('works')?.heights).toHaveLength(1);
  });

  it('is left to the browser for who comes back within a document', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    keepHeights('works', { from: 1, heights: [800, 700], top: 1500 });
    const { container } = render(pages(1, ['first'], jest.fn()));
    expect(container.querySelectorAll('ul')).toHaveLength(2);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('The heights of a list', () => {
  const pass = () => act(() => jest.advanceTimersByTime(200));
  let height = 800;
  let redraw: (page: React.ReactElement) => void;

  beforeEach(() => {
    jest.useFakeTimers();
    height = 800;
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => height);
    redraw = render(pages(1, ['first'], jest.fn())).rerender;
  });
  afterEach(() => jest.useRealTimers());

  it('are kept anew when it has another size, and its place when it is scrolled', () => {
    expect(readHeights('works')).toMatchObject({ heights: [800], top: 0 });
    height = 1100;
    resize();
    pass();
    expect(readHeights('works')).toMatchObject({ heights: [1100], top: 0 });
    Object.defineProperty(window, 'scrollY', { value: 300, configurable: true, writable: true });
    window.dispatchEvent(new Event('scroll'));
    pass();
    expect(readHeights('works')).toMatchObject({ heights: [1100], top: 300 });
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
  });

  it('are not written into the entry of another page, on the way there', () => {
    resize();
    window.history.pushState(null, '', '/artwork/7');
    pass();
    expect(readHeights('works')).toBeNull();
  });

  it('are not written over those of another list, gone back to and still on its way', () => {
    keepHeights('others', { from: 1, heights: [800, 700], top: 1500 });
    window.dispatchEvent(new Event('scroll'));
    pass();
    expect(readHeights('others')).toMatchObject({ heights: [800, 700], top: 1500 });
  });

  it('are not written again while the list is refreshed, also of a scroll before', () => {
    window.dispatchEvent(new Event('scroll'));
    forgetHeights();
    redraw(pages(1, ['first'], jest.fn(), false));
    window.dispatchEvent(new Event('scroll'));
    pass();
    expect(readHeights('works')).toBeNull();
  });

  it('are kept in the entry of a link to a place of the page, too', () => {
    window.history.pushState(null, '', '#content');
    expect(readHeights('works')).toBeNull();
    window.dispatchEvent(new Event('scroll'));
    pass();
    expect(readHeights('works')).toMatchObject({ heights: [800] });
  });
});
