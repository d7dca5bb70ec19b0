import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { showTexts } from '@/components/classroom/showTexts';
import { writeShelf } from '@/lib/client/shelf';
import { fill } from '@/lib/i18n/fill';
import { MOST_KEPT } from '@/lib/state/shelf';
import en from '@/messages/en.json';
import { anAlbum } from '@/tests/support/anAlbum';
import '@/tests/support/dialogs';
import '@/tests/support/pointerEvents';
import { Shelf } from './Shelf.client';

/** The slideshow's script. */
let isScriptDown = false;
jest.mock('./ShelfShow.client', () => {
  const actual = jest.requireActual('./ShelfShow.client');
  return {
    __esModule: true,
    get ShelfShow() {
      if (isScriptDown) throw new Error('Loading chunk 7 failed');
      return actual.ShelfShow;
    },
  };
});

const albumOf = (id: string) => anAlbum({ id, name: `Work ${id}` });

/** `/api/shelf`. */
const endpoint = { isDown: false, isGone: false, gone: '' };

function open(ids: string, { isDown = false, isGone = false } = {}) {
  localStorage.setItem('shelf', ids);
  Object.assign(endpoint, { isDown, isGone, gone: '' });
  global.fetch = jest.fn(async () => {
    const there = ids.split(',').filter((id) => id !== endpoint.gone);
    const items = endpoint.isDown || endpoint.isGone ? [] : there.map(albumOf);
    return { ok: !endpoint.isDown, status: 502, json: async () => ({ items }) } as Response;
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Shelf
        texts={en.shelf}
        share={en.share}
        show={showTexts(en)}
        words={{ ...en.work, locale: 'en' }}
      />
    </SWRConfig>,
  );
}

const nameOfTake = (id: string) => ({ name: `Take Work ${id} off my shelf` });
const take = (id: string) => screen.getByRole('button', nameOfTake(id));

const byAnotherTab = (ids: string) =>
  act(() => {
    localStorage.setItem('shelf', ids);
    dispatchEvent(new StorageEvent('storage', { key: 'shelf', newValue: ids }));
  });

describe('The shelf', () => {
  it('keeps the focus when a work is taken off: at the next, the last, the words that nothing is left', async () => {
    open('1,2,3');
    await userEvent.click(await screen.findByRole('button', nameOfTake('2')));
    await waitFor(() => expect(take('3')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(take('1')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: en.shelf.empty })).toHaveFocus(),
    );
  });

  it('gives the focus to the first work that comes, when asked again', async () => {
    open('7,8', { isDown: true });
    await screen.findByText(en.shelf.failed);
    endpoint.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: en.shelf.again }));
    await waitFor(() => expect(screen.getByRole('link', { name: /Work 7/ })).toHaveFocus());
  });

  it('is printed when its works have come, not before', async () => {
    open('7,8', { isDown: true });
    await screen.findByText(en.shelf.failed);
    expect(screen.queryByRole('button', { name: en.shelf.print })).toBeNull();
    endpoint.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: en.shelf.again }));
    expect(await screen.findByRole('button', { name: en.shelf.print })).toBeVisible();
  });

  it('says in the slideshow, too, that the works don’t come, and tries again when asked', async () => {
    open('7,8', { isDown: true });
    await screen.findByText(en.shelf.failed);
    await userEvent.click(screen.getByRole('button', { name: 'Slideshow' }));
    const show = await screen.findByRole('dialog');
    expect(await within(show).findByText(en.shelf.failed)).toBeVisible();
    endpoint.isDown = false;
    await userEvent.click(within(show).getByRole('button', { name: en.shelf.again }));
    expect(await within(show).findByText('Work 7', { selector: 'bdi' })).toBeVisible();
    expect(within(show).queryByText(en.shelf.failed)).toBeNull();
  });

  it('says that the slideshow can’t be loaded, and still what happens after that', async () => {
    window.history.replaceState(null, '', '/shelf');
    isScriptDown = true;
    open('7,8');
    await screen.findByRole('link', { name: /Work 7/ });
    await userEvent.click(screen.getByRole('button', { name: 'Slideshow' }));
    const status = { selector: '[role="status"]' };
    expect(await screen.findByText(en.shelf.failed, status)).toBeVisible();
    isScriptDown = false;
    await userEvent.click(screen.getByRole('button', { name: en.shelf.clear }));
    expect(await screen.findByText(en.shelf.cleared, status)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: en.shelf.undo }));
    await screen.findByRole('link', { name: /Work 7/ });
    expect(screen.queryByText(en.shelf.failed, status)).toBeNull();
  });

  it('says that its works are gone where a slideshow would have none, and opens none later', async () => {
    window.history.replaceState(null, '', '/shelf');
    open('7,8', { isGone: true });
    expect(await screen.findAllByText(en.shelf.gone)).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Slideshow' }));
    await screen.findByText(en.shelf.gone, { selector: '[role="status"]' });
    endpoint.isGone = false;
    act(() => void writeShelf(['7']));
    await screen.findByRole('link', { name: /Work 7/ });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(window.history.state).toBeNull());
  });

  it.each([
    ['going back', async () => void act(() => window.history.back())],
    [
      'its button',
      () => userEvent.click(screen.getByRole('button', { name: showTexts(en).closeShow })),
    ],
  ])('closes its slideshow by %s, and is where it was', async (_, close) => {
    window.history.replaceState(null, '', '/shelf');
    open('7,8');
    await userEvent.click(screen.getByRole('button', { name: 'Slideshow' }));
    await screen.findByRole('dialog');
    expect(window.history.state).not.toBeNull();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.history.state).toBeNull();
    expect(window.location.pathname).toBe('/shelf');
  });

  it('leaves out of its slideshow what was withdrawn ten minutes ago', async () => {
    jest.useFakeTimers();
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    window.history.replaceState(null, '', '/shelf');
    open('7,8');
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Slideshow' }));
    await pass(100);
    const show = within(screen.getByRole('dialog'));
    expect(show.getByText('Work 7', { selector: 'bdi' })).toBeVisible();
    endpoint.gone = '7';
    await pass(600_000);
    expect(show.getByText('Work 8', { selector: 'bdi' })).toBeVisible();
    expect(show.queryByText('Work 7', { selector: 'bdi' })).toBeNull();
    jest.useRealTimers();
  });

  it('closes its slideshow also when the works of the shelf had not come', async () => {
    window.history.replaceState(null, '', '/shelf');
    open('7,8', { isDown: true });
    await screen.findByText(en.shelf.failed);
    await userEvent.click(screen.getByRole('button', { name: 'Slideshow' }));
    await screen.findByRole('dialog');
    byAnotherTab('');
    await waitFor(() => expect(window.history.state).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes its slideshow when another tab takes off the last work, and goes back by itself', async () => {
    window.history.replaceState(null, '', '/shelf');
    open('7,8');
    await userEvent.click(screen.getByRole('button', { name: 'Slideshow' }));
    await screen.findByRole('dialog');
    byAnotherTab('');
    await waitFor(() => expect(window.history.state).toBeNull());
    byAnotherTab('7');
    expect(await screen.findByRole('link', { name: /Work 7/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it.each(['#works=', '#works=%31'])(
  'A link that names no works, %s, says so, and nothing of the visitor’s own shelf',
  async (fragment) => {
    window.history.replaceState(null, '', `/shelf${fragment}`);
    open('7');
    expect(screen.getByRole('heading', { name: en.shelf.noWorks })).toBeVisible();
    expect(screen.queryByText(en.shelf.empty)).toBeNull();
    expect(screen.queryByText(en.shelf.emptyText)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: en.shelf.mine }));
    expect(await screen.findByRole('link', { name: /Work 7/ })).toBeVisible();
  },
);

describe('A shelf that has no room for all', () => {
  const numbers = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => String(from + index));
  const stored = () => localStorage.getItem('shelf')?.split(',');
  const leftOut = (left: number) => fill(en.shelf.leftOut, { most: MOST_KEPT, left });
  // By its words: to find a button among a thousand takes seconds.
  const press = (words: string) => userEvent.click(screen.getByText(words));

  it('keeps what fits of a shared one, says how many it leaves out, and shows the link’s still', async () => {
    window.history.replaceState(null, '', `/shelf#works=${numbers(101, 100).join()}`);
    open(numbers(1, 105).join(), { isGone: true });
    await press(en.shelf.keepThese);
    expect(stored()).toEqual(numbers(1, MOST_KEPT));
    expect(screen.queryByText(/^Your shelf is full/)).toBeNull();
    expect(window.location.hash).toBe('');

    window.history.replaceState(null, '', '/shelf#works=1,300,301');
    act(() => void dispatchEvent(new Event('hashchange')));
    act(() => void writeShelf(numbers(1, MOST_KEPT - 1)));
    await press(en.shelf.keepThese);
    expect(stored()).toEqual([...numbers(1, MOST_KEPT - 1), '300']);
    expect(screen.getByText(leftOut(1))).toBeVisible();
    expect(window.location.hash).toBe('#works=1,300,301');
    await press(en.shelf.mine);
  });

  it('comes back after it was emptied, also when another tab has kept a work meanwhile', async () => {
    window.history.replaceState(null, '', '/shelf');
    open(numbers(1, MOST_KEPT).join(), { isGone: true });
    await press(en.shelf.clear);
    byAnotherTab('300');
    await press(en.shelf.undo);
    expect(stored()).toEqual(numbers(1, MOST_KEPT));
    expect(screen.getByText(leftOut(1))).toBeVisible();
  });
});

describe('A drag of a work on the shelf', () => {
  const stored = () => localStorage.getItem('shelf');

  const moveTo = (name: string, buttons: number) => {
    const work = screen.getByRole('link', { name: new RegExp(name) });
    // jsdom has no places.
    document.elementFromPoint = () => work;
    fireEvent.pointerMove(window, { buttons });
  };
  async function grip(button = 0) {
    window.history.replaceState(null, '', '/shelf');
    open('7,8,9');
    await screen.findByRole('link', { name: /Work 9/ });
    const [handle] = screen.getAllByTitle(en.shelf.drag);
    if (handle) fireEvent.pointerDown(handle, { button });
  }

  it('ends when the mouse is let go, also where no event tells', async () => {
    await grip();
    moveTo('Work 9', 1);
    expect(stored()).toBe('8,9,7');
    moveTo('Work 8', 0);
    moveTo('Work 8', 1);
    expect(stored()).toBe('8,9,7');
  });

  it('is not begun by another button', async () => {
    await grip(2);
    moveTo('Work 9', 2);
    expect(stored()).toBe('7,8,9');
  });
});
