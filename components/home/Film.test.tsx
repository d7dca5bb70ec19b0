import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Film } from './Film.client';

const TEXTS = { title: 'Film', play: 'Play the film', pause: 'Pause the film' };
const SOURCES = [
  { src: '/video/hero.webm', type: 'video/webm' },
  { src: '/video/hero.mp4', type: 'video/mp4' },
];

function setUp({ reducedMotion }: { reducedMotion: boolean }) {
  const query = { matches: reducedMotion, addEventListener() {}, removeEventListener() {} };
  Object.assign(window, { matchMedia: () => query });
  const { container } = render(<Film sources={SOURCES} texts={TEXTS} />);
  return { user: userEvent.setup(), film: () => container.querySelector('video') };
}

const play = () => jest.mocked(HTMLMediaElement.prototype.play);
let scroll: (isIntersecting: boolean) => void;

class Sight {
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    scroll = (isIntersecting) => act(() => notify([{ isIntersecting }]));
  }
  observe = () => {};
  disconnect = () => (scroll = () => {});
}

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.assign(window, { IntersectionObserver: Sight });
});

describe('The promo film (§2 Home)', () => {
  it('starts by itself, silent, with a pause in sight', () => {
    const { film } = setUp({ reducedMotion: false });
    expect(film()).toHaveAttribute('autoplay');
    expect(film()?.muted).toBe(true);
    expect(film()?.querySelector('source')).toHaveAttribute('src', '/video/hero.webm');
    expect(screen.getByRole('button', { name: 'Pause the film' })).toBeInTheDocument();
  });

  it('comes over its picture when it moves, not before', () => {
    const { film } = setUp({ reducedMotion: false });
    expect(film()).not.toHaveAttribute('data-shown');
    act(() => void film()?.dispatchEvent(new Event('playing')));
    expect(film()).toHaveAttribute('data-shown');
  });

  it('pauses, and offers to go on', async () => {
    const { user, film } = setUp({ reducedMotion: false });
    const video = film();
    if (!video) throw new Error('no film');
    // Also while it is loading, when browsers report it as paused.
    expect(video.paused).toBe(true);
    const pause = jest.spyOn(video, 'pause').mockImplementation();
    play().mockClear();
    await user.click(screen.getByRole('button', { name: 'Pause the film' }));
    expect(pause).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Play the film' }));
    expect(play()).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Pause the film' })).toBeInTheDocument();
  });

  it('stands still out of sight, and goes on unless the visitor has paused it', async () => {
    const { user, film } = setUp({ reducedMotion: false });
    const pause = jest
      .spyOn(HTMLMediaElement.prototype, 'pause')
      .mockImplementation(() => void film()?.dispatchEvent(new Event('pause')));
    play().mockClear();
    scroll(false);
    expect(pause).toHaveBeenCalledTimes(1);
    const button = screen.getByRole('button', { name: 'Pause the film' });
    scroll(true);
    expect(play()).toHaveBeenCalledTimes(1);
    await user.click(button);
    scroll(false);
    scroll(true);
    expect(play()).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Play the film' })).toBeInTheDocument();
  });

  it('that may not start by itself is offered, and starts by the first press', async () => {
    play().mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    const { user } = setUp({ reducedMotion: false });
    await user.click(await screen.findByRole('button', { name: 'Play the film' }));
    expect(play()).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('button', { name: 'Pause the film' })).toBeInTheDocument();
  });

  it('that cannot be loaded is offered, and tried again by a press', async () => {
    const { user, film } = setUp({ reducedMotion: false });
    const sources = [...(film()?.querySelectorAll('source') ?? [])];
    expect(sources).toHaveLength(2);
    sources.slice(0, 1).forEach((source) => fireEvent.error(source));
    expect(screen.getByRole('button', { name: 'Pause the film' })).toBeInTheDocument();
    sources.slice(1).forEach((source) => fireEvent.error(source));
    expect(film()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Play the film' }));
    expect(film()?.querySelectorAll('source')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Pause the film' })).toBeInTheDocument();
  });

  it('that is lost while it plays is its picture again, and a press makes it anew', async () => {
    const { user, film } = setUp({ reducedMotion: false });
    act(() => void film()?.dispatchEvent(new Event('playing')));
    act(() => void film()?.dispatchEvent(new Event('error')));
    expect(film()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Play the film' }));
    expect(film()).not.toBeNull();
    expect(film()).not.toHaveAttribute('data-shown');
    expect(screen.getByRole('button', { name: 'Pause the film' })).toBeInTheDocument();
  });

  it('stays its picture when it is told late that it could not be played', async () => {
    let refuse = () => {};
    play().mockReturnValueOnce(
      new Promise((_, reject) => (refuse = () => reject(new DOMException('', 'AbortError')))),
    );
    const { film } = setUp({ reducedMotion: false });
    film()
      ?.querySelectorAll('source')
      .forEach((source) => fireEvent.error(source));
    await act(async () => refuse());
    expect(film()).toBeNull();
    expect(screen.getByRole('button', { name: 'Play the film' })).toBeInTheDocument();
  });

  it('is not even fetched by who asks for less motion, until asked for', async () => {
    const { user, film } = setUp({ reducedMotion: true });
    expect(film()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Play the film' }));
    expect(film()).not.toBeNull();
  });
});
