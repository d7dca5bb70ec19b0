import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import en from '@/messages/en.json';
import type { Film } from '@/lib/pages/film';
import { VideoBrowser } from './VideoBrowser.client';

jest.mock('@/lib/client/addressSearch', () => ({
  pushAddress: () => {},
  useAddressSearch: (serverQuery: string) => serverQuery,
}));
jest.mock('./Flow.client', () => ({
  Flow: ({ films, onChoose }: { films: Film[]; onChoose: (film: Film) => void }) =>
    films.map((film) => (
      <button key={film.id} onClick={() => onChoose(film)}>
        {film.name}
      </button>
    )),
}));
jest.mock('./VideoWithDetails.client', () => ({
  VideoWithDetails: ({ film }: { film: Film }) => <p>Shown: {film.name}</p>,
}));

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 5, 21, 18);

const aFilm = (id: string, times: [number, number] | null): Film => ({
  ...{ id, name: id, href: '', pageTitle: '', date: '', description: '', descriptionLang: '' },
  ...{ facts: [], videoUrl: '', outsideUrl: '', poster: '', imgUrl: '', tracks: [] },
  ...{ width: 1280, height: 720 },
  live: times && {
    ...{ sTime: NOW + times[0] * MINUTE, eTime: NOW + times[1] * MINUTE },
    ...{ starts: '', ends: '' },
    phase: 'during',
  },
});

/** As a page has them that was rendered while the morning's was on the air. */
const LIVES = [aFilm('morning', [-600, -540]), aFilm('evening', [-1, 60])];

const browser = (films = LIVES, serverQuery = '') => (
  <VideoBrowser
    kind="lives"
    films={films}
    serverQuery={serverQuery}
    firstId={films[0]?.id ?? ''}
    title="Live"
    locale="en"
    texts={en.videos}
  />
);
const shown = () => screen.getByText(/^Shown:/).textContent;

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));

describe('The video that an address without id shows', () => {
  it('is the live one that is first now, though the page was rendered before', () => {
    render(browser());
    expect(shown()).toBe('Shown: evening');
  });

  it('is the server’s until hydration', () => {
    expect(renderToString(browser())).toContain('morning');
  });

  it('stays while the page is open', () => {
    const { rerender } = render(browser());
    jest.mocked(Date.now).mockReturnValue(NOW + 120 * MINUTE);
    rerender(browser([...LIVES, aFilm('night', [90, 180])]));
    expect(shown()).toBe('Shown: evening');
  });

  it('is the server’s of films, which have no time', () => {
    render(browser([aFilm('older', null), aFilm('newer', null)]));
    expect(shown()).toBe('Shown: older');
  });
});

it('An address with an id shows that video, and its title for who comes back, too', () => {
  document.title = 'The page before';
  render(browser([{ ...LIVES[0]!, pageTitle: 'In the morning | Live' }], 'id=morning'));
  expect(shown()).toBe('Shown: morning');
  expect(document.title).toBe('In the morning | Live');
});

it('A film that is chosen is told by the page’s title alone, which Next reads aloud', () => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = jest.fn();
  const { container } = render(browser([aFilm('older', null), aFilm('newer', null)]));
  fireEvent.click(screen.getByRole('button', { name: 'newer' }));
  expect(container.querySelector('[role=status], [aria-live]')).toBeNull();
});
