import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fill } from '@/lib/i18n/fill';
import { LANGUAGES } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';
import type { Phase } from '@/lib/state/live';
import type { Film, LiveWords } from '@/lib/pages/film';
import { VideoWithDetails } from './VideoWithDetails.client';

jest.mock('@/components/ui/Picture.client', () => ({
  // eslint-disable-next-line @next/next/no-img-element -- stands in for the optimised picture
  Picture: ({ src }: { src: string }) => <img src={src} alt="" />,
}));

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

jest.mock('./useStream', () => ({
  useStream: () => ({ isBehind: false, retryIn: null, retry: () => {}, toEdge: () => {} }),
}));

const FILM: Film = {
  ...{
    id: '7',
    href: '/videosView?id=7',
    name: 'A walk',
    pageTitle: '',
    date: '',
    description: '',
    descriptionLang: '',
  },
  ...{ facts: [], videoUrl: '', outsideUrl: '', poster: '', imgUrl: '/download/a.jpg' },
  ...{ width: 1280, height: 720, tracks: [], live: null },
};

const HOUR = 3_600_000;
const TIMES: Record<Phase, [number, number | null]> = {
  before: [Date.now() + HOUR, null],
  during: [Date.now() - HOUR, null],
  after: [Date.now() - 2 * HOUR, Date.now() - HOUR],
};
const live = (phase: Phase): LiveWords => {
  const [sTime, eTime] = TIMES[phase];
  return { sTime, eTime, starts: 'then', ends: 'later', phase };
};

const show = (film: Partial<Film>) =>
  render(<VideoWithDetails film={{ ...FILM, ...film }} locale="en" texts={en.videos} />);
const player = () => screen.queryByLabelText('Film: A walk');
const way = () => screen.queryByRole('link', { name: 'Watch at films.example.org' });

const OUTSIDE = 'https://www.films.example.org/watch?v=7';
const RECORDING = '/video/a.mp4';

describe('What stands where a film is played (§2, §3 Video)', () => {
  it('is the film', () => {
    show({ videoUrl: RECORDING });
    expect(player()).toHaveAttribute('src', RECORDING);
  });

  it('is the way to another site, with the picture and nothing from there', () => {
    const { container } = show({ outsideUrl: OUTSIDE });
    expect(way()).toHaveAttribute('href', OUTSIDE);
    expect(way()).toHaveAttribute('rel', 'external noopener');
    expect(screen.queryByText(en.videos.player.absent)).toBeNull();
    const sources = [...container.querySelectorAll('[src]')].map((one) => one.getAttribute('src'));
    expect(sources).toEqual([FILM.imgUrl]);
  });

  it.each([
    ['has begun', { paused: false }, { toPlay: 0, failed: 0 }],
    ['has begun and was paused', { played: { length: 1 } }, { toPlay: 0, failed: 0 }],
    ['has failed', { error: {} }, { toPlay: 0, failed: 1 }],
    ['was left alone', {}, { toPlay: 1, failed: 0 }],
  ])('%s before the scripts came, and is seen so', (_, before, seen) => {
    const film = { ...FILM, videoUrl: RECORDING };
    const page = <VideoWithDetails film={film} locale="en" texts={en.videos} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const video = screen.getByLabelText('Film: A walk');
    for (const [name, value] of Object.entries(before)) {
      Object.defineProperty(video, name, { value });
    }
    render(page, { container, hydrate: true });
    expect({
      toPlay: screen.queryAllByRole('button', { name: 'Play “A walk”' }).length,
      failed: screen.queryAllByText(en.videos.player.failed).length,
    }).toEqual(seen);
  });

  it('goes on where it stopped when the network is back', () => {
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (
      this: HTMLMediaElement,
    ) {
      this.currentTime = 0;
    });
    show({ videoUrl: RECORDING });
    const film = screen.getByLabelText<HTMLVideoElement>('Film: A walk');
    film.currentTime = 1500;
    fireEvent.error(film);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(film.currentTime).toBe(1500);
    expect(play).toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it.each([
    ['is played before it is shown in a picture, when nothing is loaded', 0, ['play', 'show']],
    ['stays paused in its picture', 1, ['show']],
  ])('%s', async (_, loaded, wanted) => {
    Object.defineProperty(document, 'pictureInPictureEnabled', { value: true, configurable: true });
    const done: string[] = [];
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
      done.push('play');
    });
    show({ videoUrl: RECORDING });
    const requestPictureInPicture = async () => void done.push('show');
    const film = screen.getByLabelText('Film: A walk');
    Object.defineProperty(film, 'readyState', { value: loaded });
    Object.assign(film, { requestPictureInPicture });
    fireEvent.click(screen.getByRole('button', { name: 'Picture in picture' }));
    await waitFor(() => expect(done).toEqual(wanted));
    Reflect.deleteProperty(document, 'pictureInPictureEnabled');
  });

  it.each([
    [1.5, '1.5×'],
    [1.6, '1.6×'],
    // As an extension that adds tenths leaves it.
    [1.2000000000000002, '1.2×'],
  ])('tells its speed, whoever has chosen it: %s', (rate, shown) => {
    show({ videoUrl: RECORDING });
    const film = screen.getByLabelText<HTMLVideoElement>('Film: A walk');
    act(() => void (film.playbackRate = rate));
    expect(screen.getByRole('combobox')).toHaveDisplayValue(shown);
  });

  it('says that it has failed until it is tried again, also when it is told to play', () => {
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const load = jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation();
    show({ videoUrl: RECORDING });
    const film = screen.getByLabelText('Film: A walk');
    let error: object | null = { code: 2 };
    Object.defineProperty(film, 'error', { get: () => error });
    fireEvent.error(film);
    fireEvent.play(film);
    expect(screen.getByText(en.videos.player.failed)).toBeVisible();
    load.mockImplementation(() => void (error = null));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    fireEvent.play(film);
    expect(play).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(en.videos.player.failed)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
    jest.restoreAllMocks();
  });

  it('has the focus when K plays it from the large button, which goes', async () => {
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    show({ videoUrl: RECORDING });
    const film = screen.getByLabelText('Film: A walk');
    // Browsers give a film with controls the focus; jsdom doesn't know that.
    film.tabIndex = -1;
    const button = screen.getByRole('button', { name: /^Play/ });
    act(() => button.focus());
    fireEvent.keyDown(button, { key: 'k' });
    expect(play).toHaveBeenCalledTimes(1);
    fireEvent.play(film);
    expect(button).not.toBeInTheDocument();
    await waitFor(() => expect(film).toHaveFocus());
  });

  it.each([
    ['when there is no film at all', ''],
    ['when the film is a stream, which only a broadcast can be', '/video/a.m3u8'],
  ])('is a word %s', (_, videoUrl) => {
    show({ videoUrl });
    expect(screen.getByText(en.videos.player.absent)).toBeVisible();
    expect(player()).toBeNull();
  });

  it.each(['during', 'after'] as const)(
    'is the recording, %s a broadcast that has one',
    (phase) => {
      show({ videoUrl: RECORDING, live: live(phase) });
      expect(player()).toHaveAttribute('src', RECORDING);
      expect(screen.queryByText(en.videos.live.after)).toBeNull();
    },
  );

  it.each(['before', 'after'] as const)('is a word %s a stream', (phase) => {
    show({ videoUrl: '/video/live.7.m3u8', live: live(phase) });
    expect(screen.getByText(en.videos.live[phase])).toBeVisible();
    expect(player()).toBeNull();
  });

  it('before a stream tells the visitor’s own time in the language of the page, whatever a translator makes of it', () => {
    const broadcast = live('before');
    document.documentElement.lang = 'de';
    const { container } = render(
      <VideoWithDetails film={{ ...FILM, live: broadcast }} locale="fr" texts={en.videos} />,
    );
    document.documentElement.lang = '';
    const words = { dateStyle: 'long', timeStyle: 'short' } as const;
    const time = new Intl.DateTimeFormat(LANGUAGES.fr.dates, words).format(broadcast.sTime ?? 0);
    expect(container.textContent).toContain(fill(en.videos.live.yours, { date: time }));
  });

  it('before a stream tells two sentences in Chinese without a space between them', () => {
    const film = { ...FILM, live: live('before') };
    const { container } = render(<VideoWithDetails film={film} locale="zh" texts={zh.videos} />);
    expect(container.textContent).toContain(zh.videos.live.reload);
    expect(container.textContent).not.toMatch(/[。，：] /);
  });

  it.each([
    ['en', en.videos, 'Live: A walk'],
    ['zh', zh.videos, '直播：《A walk》'],
  ] as const)('is said in %s to whoever waits, when it begins', (locale, texts, begun) => {
    jest.useFakeTimers();
    const film = { ...FILM, videoUrl: '/video/live.7.m3u8', live: live('before') };
    render(<VideoWithDetails {...{ film, locale, texts }} />);
    const said = () => screen.getAllByRole('status').map((status) => status.textContent);
    expect(said()).not.toContain(begun);
    act(() => jest.advanceTimersByTime(HOUR + 1));
    expect(said()).toContain(begun);
    jest.useRealTimers();
  });

  it('is the server’s until hydration, however slow the visitor’s clock is', () => {
    const begun = live('during');
    const film = { ...FILM, videoUrl: '/video/live.7.m3u8', live: begun };
    const page = <VideoWithDetails film={film} locale="en" texts={en.videos} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    jest.useFakeTimers({ now: (begun.sTime ?? 0) - HOUR });
    render(page, { container, hydrate: true });
    expect(screen.getByText(en.videos.live.before)).toBeVisible();
    jest.useRealTimers();
  });

  it('before a stream says what a visitor without JavaScript is to do, and afterwards doesn’t', () => {
    const { opens, reload } = en.videos.live;
    const html = (phase: Phase) =>
      renderToString(
        <VideoWithDetails
          film={{ ...FILM, videoUrl: '/video/live.7.m3u8', live: live(phase) }}
          locale="en"
          texts={en.videos}
        />,
      );
    expect(html('before')).toContain(`<span class="needsScript">${opens}</span>`);
    expect(html('before')).toContain(`<noscript>${reload}</noscript>`);
    expect(html('after')).not.toMatch(`${opens}|${reload}`);
  });

  it.each([
    ['before', false],
    ['during', true],
    ['after', true],
  ] as const)('of a broadcast on another site, %s it: the way there is %s', (phase, isThere) => {
    show({ outsideUrl: OUTSIDE, live: live(phase) });
    expect(way() !== null).toBe(isThere);
  });

  it.each([
    ['the player', { videoUrl: '/video/live.7.m3u8' }, 'opens'],
    ['a link', { outsideUrl: OUTSIDE }, 'opensLink'],
    ['nothing, as nothing is known', {}, 'reload'],
  ] as const)('before a broadcast is said to be %s', (_, source, said) => {
    show({ ...source, live: live('before') });
    const withScripts = { exact: false, ignore: 'noscript' };
    for (const text of ['opens', 'opensLink', 'reload'] as const)
      expect(screen.queryAllByText(en.videos.live[text], withScripts)).toHaveLength(
        text === said ? 1 : 0,
      );
  });
});

describe('A broadcast that begins, whose address was not there yet', () => {
  const broadcast = live('before');
  const page = (film: Partial<Film>) => (
    <VideoWithDetails
      film={{ ...FILM, ...film, live: { ...broadcast } }}
      locale="en"
      texts={en.videos}
    />
  );
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  /** Half of the time in which all look. */
  const LOOK_MS = 5000;
  const answer = (status: number) => {
    global.fetch = jest.fn(async () => ({ status }) as Response);
  };

  beforeEach(() => {
    jest.useFakeTimers({ now: (broadcast.sTime ?? 0) - HOUR });
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    refresh.mockClear();
    answer(200);
  });
  afterEach(() => jest.useRealTimers());

  it('is looked for once more, not by all in the same second', async () => {
    const { rerender } = render(page({}));
    await wait(HOUR + 1);
    expect(global.fetch).not.toHaveBeenCalled();
    await wait(LOOK_MS);
    expect(jest.mocked(global.fetch).mock.calls).toEqual([
      [window.location.href, expect.objectContaining({ method: 'HEAD' })],
    ]);
    expect(refresh).toHaveBeenCalledTimes(1);
    rerender(page({}));
    await wait(HOUR);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(screen.getByText(en.videos.live.absentText)).toBeVisible();
    expect(screen.queryByText(en.videos.player.absentText)).toBeNull();
    rerender(page({ outsideUrl: OUTSIDE }));
    expect(way()).toBeVisible();
  });

  it.each([
    ['the page can’t be made just then', () => answer(503)],
    [
      'the network is gone',
      () => {
        global.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
      },
    ],
  ])('leaves the page as it is when %s', async (_, prepare) => {
    prepare();
    render(page({}));
    await wait(HOUR + 1);
    await wait(LOOK_MS);
    expect(global.fetch).toHaveBeenCalledTimes(1);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('is not asked for without a network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(page({}));
    await wait(HOUR + 1);
    await wait(LOOK_MS);
    expect(global.fetch).not.toHaveBeenCalled();
  });

  it('is not asked for by who has left', async () => {
    const { unmount } = render(page({}));
    await wait(HOUR + 1);
    unmount();
    await wait(LOOK_MS);
    expect(global.fetch).not.toHaveBeenCalled();
  });
});

describe('The description of a film (WCAG 3.1.2)', () => {
  const description = 'A painting on its way to Paris';

  it.each([
    ['is marked in another language than the page’s', 'ar', { lang: 'ar', dir: 'rtl' }],
    ['is not in the page’s own', 'en', { lang: null, dir: null }],
    ['is not in one that the host does not tell', '', { lang: null, dir: null }],
  ])('%s', (_, descriptionLang, { lang, dir }) => {
    show({ description, descriptionLang });
    const text = screen.getByText(description);
    expect([text.getAttribute('lang'), text.getAttribute('dir')]).toEqual([lang, dir]);
  });
});
