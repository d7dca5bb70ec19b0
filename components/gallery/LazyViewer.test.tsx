import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer, useState } from 'react';
import { useViewerAddress } from '@/components/viewer/useViewerAddress';
import { forgetOverlay } from '@/lib/client/movesBack';
import type { Album } from '@/lib/domain/album';
import {
  beginPlace,
  galleryReducer,
  toWorkList,
  type GalleryAction,
  type Place,
} from '@/lib/state/gallery';
import type { View } from '@/lib/state/galleryQuery';
import { anAlbum } from '@/tests/support/anAlbum';
import { LazyViewer } from './LazyViewer.client';

jest.mock('./GalleryContext.client', () => ({
  useGalleryContext: () => ({
    locale: 'fr',
    viewerTexts: { comments: { loading: 'loading...' }, viewer: { failed: 'Not loaded' } },
  }),
}));

type ViewerProps = {
  works: { albums: Album[] };
  index: number;
  slideshow: { isOn: boolean };
  onClose: (index: number) => void;
};

jest.mock('@/components/viewer/Viewer.client', () => ({
  Viewer: function Viewer({ works, index, slideshow, onClose }: ViewerProps) {
    const id = works.albums[index]?.id;
    const page = { path: `/fr/artwork/${id}`, title: `The work ${id}` };
    useViewerAddress(page, { onLeave: () => {}, onBack: () => onClose(index) });
    return (
      <p role="dialog">
        Work {id}
        {slideshow.isOn && ', and so on'}
      </p>
    );
  },
}));

const list = toWorkList(
  [
    {
      items: ['1', '2', '3'].map((id) => anAlbum({ id })),
      total: 3,
    },
  ],
  1,
);
const count = list.albums.length;

function Gallery() {
  const [view, setView] = useState<View>('coverflow');
  const [place, dispatch] = useReducer(
    (before: Place, action: GalleryAction) => galleryReducer(before, action, count),
    beginPlace(count),
  );
  return (
    <>
      <button type="button" onClick={() => dispatch({ type: 'clicked', index: place.active })}>
        Open
      </button>
      <p onClick={() => setView('wall')}>Wall</p>
      <p onClick={() => setView('coverflow')}>Carousel</p>
      <p data-active>
        <a href="#work">The active work</a>
      </p>
      <LazyViewer
        view={view}
        gallery={{ ...list, ...place }}
        dispatch={dispatch}
        onNeedMore={() => {}}
      />
    </>
  );
}

const go = (way: 'back' | 'forward') =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        window.history[way]();
      }),
  );

/** jsdom can't load a page, and reports that as an error. It can't scroll either: a page that is loaded begins at its top. */
function watchLoads() {
  const onError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  return () => {
    const loads = onError.mock.calls.map(([error]) => String(error));
    expect(scrollTo.mock.calls).toEqual(loads.map(() => [0, 0]));
    return loads;
  };
}
const LOAD = expect.stringContaining('navigation');

describe('The viewer on a slow network', () => {
  it('is on its way, and says so', async () => {
    window.history.replaceState(null, '', '/fr/albumsView');
    render(<Gallery />);
    // There before its text: one that comes with it may not be read aloud.
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    act(() => screen.getByRole('button').click());
    expect(status).toHaveTextContent('loading...');
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(status).toBeEmptyDOMElement();
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
    ['another view', () => fireEvent.click(screen.getByText('Wall'))],
  ])('is called off by %s, and opened by the next click', async (_, callOff) => {
    window.history.replaceState(null, '', '/fr/albumsView');
    render(<Gallery />);
    act(() => screen.getByRole('button').focus());
    act(() => screen.getByRole('button').click());
    callOff();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('button')).toHaveFocus();
    await act(() => import('@/components/viewer/Viewer.client').then(() => undefined));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => screen.getByRole('button').click());
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('A slideshow that the address starts', () => {
  beforeEach(() => window.history.replaceState(null, '', '/fr/albumsView?show=1'));

  it('begins at once', async () => {
    render(<Gallery />);
    expect(await screen.findByRole('dialog')).toHaveTextContent('Work 2, and so on');
  });

  it('does not begin with the next click when it was called off', async () => {
    render(<Gallery />);
    expect(screen.getByText('loading...')).toBeVisible();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => screen.getByRole('button').click());
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('and so on');
  });
});

describe('A viewer that cannot be loaded', () => {
  const VIEWER = '@/components/viewer/Viewer.client';
  const there = jest.requireMock<object>(VIEWER);
  beforeEach(() => {
    jest.resetModules().doMock(VIEWER, () => {
      throw new Error('no network');
    });
    window.history.replaceState(null, '', '/fr/albumsView');
  });
  afterEach(() => void jest.resetModules().doMock(VIEWER, () => there));

  it('opens the work’s own page, and leaves a gallery whose works can be pressed again', async () => {
    const onError = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<Gallery />);
    for (const loads of [[LOAD], [LOAD, LOAD]]) {
      act(() => screen.getByRole('button').click());
      expect(screen.getByText('loading...')).toBeVisible();
      await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
      expect(onError.mock.calls.map(([error]) => String(error))).toEqual(loads);
      expect(screen.queryByRole('alert')).toBeNull();
    }
  });

  it('leaves no page while the line is down, and says so once for each press', async () => {
    const onError = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<Gallery />);
    for (let press = 0; press < 2; press += 1) {
      act(() => screen.getByRole('button').click());
      expect(screen.queryByRole('alert')).toBeNull();
      expect(await screen.findByRole('alert')).toHaveTextContent('Not loaded');
    }
    act(() => screen.getByRole('button').click());
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onError).not.toHaveBeenCalled();
  });

  it('says so no longer in another view, nor after it', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<Gallery />);
    act(() => screen.getByRole('button').click());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not loaded');
    for (const view of ['Wall', 'Carousel']) {
      fireEvent.click(screen.getByText(view));
      expect(screen.queryByRole('alert')).toBeNull();
    }
  });
});

describe('The viewer in the history', () => {
  it('is closed by going back; forward loads the work’s own page', async () => {
    const loads = watchLoads();
    window.history.replaceState(null, '', '/fr/albumsView');
    document.title = 'The gallery';
    render(<Gallery />);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Work 2');
    expect(window.location.pathname).toBe('/fr/artwork/2');
    expect(document.title).toBe('The work 2');
    await go('back');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link')).toHaveFocus();
    expect(window.location.pathname).toBe('/fr/albumsView');
    expect(document.title).toBe('The gallery');
    expect(loads()).toEqual([]);
    await go('forward');
    expect(loads()).toEqual([LOAD]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the work’s own page who comes there from further away', () => {
    const loads = watchLoads();
    window.history.replaceState({ isOverlay: true }, '', '/fr/artwork/9');
    render(<Gallery />);
    expect(loads()).toEqual([LOAD]);
  });

  it('is forgotten where the work’s own page was loaded', () => {
    const loads = watchLoads();
    window.history.replaceState({ isOverlay: true, key: 1 }, '', '/fr/artwork/9');
    forgetOverlay();
    expect(window.history.state).toMatchObject({ isOverlay: false, key: 1 });
    render(<Gallery />);
    expect(loads()).toEqual([]);
  });

  it('loads no page again that is not a work’s', () => {
    const loads = watchLoads();
    window.history.replaceState({ isOverlay: true }, '', '/fr/albumsView');
    render(<Gallery />);
    expect(loads()).toEqual([]);
  });
});
