import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { openViewer } from './openViewer';
import { PictureViewer } from './PictureViewer.client';
import { pictureViewerTexts } from '@/tests/support/pictureViewerTexts';

const network = { isSilent: false };
// While the network is silent the import waits for a `then` that never calls back.
jest.mock('./openViewer', () => ({
  __esModule: true,
  openViewer: jest.fn(),
  get then() {
    return network.isSilent ? () => undefined : undefined;
  },
}));

const LONGEST_WAIT_MS = 5000;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const TEXTS = pictureViewerTexts('Past exhibitions');

beforeEach(() => jest.mocked(openViewer).mockClear());
afterEach(() => {
  jest.useRealTimers();
  network.isSilent = false;
});

function setUp() {
  return render(
    <PictureViewer texts={TEXTS} size={{ width: 4, height: 3 }}>
      {['One', 'Two'].map((name) => (
        <a key={name} href={`#${name}`}>
          {/* eslint-disable-next-line @next/next/no-img-element */}
          <img src="data:," alt={name} />
        </a>
      ))}
      <a href="#all">All</a>
    </PictureViewer>,
  );
}

describe('The past exhibitions (§2 Home: click opens a gallery viewer)', () => {
  it('open at the picture that was clicked, and the link is not followed', async () => {
    setUp();
    expect(fireEvent.click(screen.getByRole('img', { name: 'Two' }))).toBe(false);
    await waitFor(() => expect(openViewer).toHaveBeenCalledTimes(1));
    const links = screen.getAllByRole('link').slice(0, 2);
    expect(openViewer).toHaveBeenCalledWith(expect.objectContaining({ links, index: 1 }));
  });

  it('open once by a double click', async () => {
    setUp();
    const picture = screen.getByRole('img', { name: 'Two' });
    fireEvent.click(picture);
    fireEvent.click(picture);
    await waitFor(() => expect(openViewer).toHaveBeenCalled());
    expect(openViewer).toHaveBeenCalledTimes(1);
  });

  it('tell that the viewer is on its way', async () => {
    setUp();
    const [, link] = screen.getAllByRole('link');
    fireEvent.click(screen.getByRole('img', { name: 'Two' }));
    expect(link).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(openViewer).toHaveBeenCalled());
    await waitFor(() => expect(link).not.toHaveAttribute('aria-busy'));
  });

  it('are followed after a few seconds; while the line is down they are not, and that is said', async () => {
    jest.useFakeTimers();
    network.isSilent = true;
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    setUp();
    for (const [place, said] of [
      ['', [TEXTS.failed]],
      ['#Two', []],
    ] as const) {
      fireEvent.click(screen.getByRole('img', { name: 'Two' }));
      const [, link] = screen.getAllByRole('link');
      await pass(LONGEST_WAIT_MS - 1);
      expect(link).toHaveAttribute('aria-busy', 'true');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(window.location.hash).toBe('');
      await pass(1);
      expect(link).not.toHaveAttribute('aria-busy');
      expect(window.location.hash).toBe(place);
      expect(screen.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(said);
      line.mockReturnValue(true);
    }
    expect(openViewer).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/');
  });

  it('stay closed for who is on another page before the viewer has come', async () => {
    const { unmount } = setUp();
    fireEvent.click(screen.getByRole('img', { name: 'Two' }));
    unmount();
    await import('./openViewer');
    await Promise.resolve();
    expect(openViewer).not.toHaveBeenCalled();
  });

  it.each([
    ['a click with the control key', 'Two', { ctrlKey: true }],
    ['a link without a picture', 'All', {}],
  ])('leave %s to the browser', (_, name, init) => {
    setUp();
    expect(fireEvent.click(screen.getByRole('link', { name }), init)).toBe(true);
  });
});
