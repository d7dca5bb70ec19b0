import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Film } from '@/lib/pages/film';
import en from '@/messages/en.json';
import { useStream } from './useStream';
import { VideoWithDetails } from './VideoWithDetails.client';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('./useStream', () => ({ useStream: jest.fn() }));

const streamIs = (retryIn: number | null) =>
  jest
    .mocked(useStream)
    .mockReturnValue({ isBehind: false, retryIn, retry: () => {}, toEdge: () => {} });

const HALF_AN_HOUR = 1_800_000;

/** A broadcast that is watched until it should have ended. */
function watch() {
  streamIs(null);
  const eTime = Date.now() + HALF_AN_HOUR;
  const film: Film = {
    ...{ id: '7', href: '/videosLive?id=7', name: 'A walk', pageTitle: '', date: '' },
    ...{ description: '', descriptionLang: '', facts: [] },
    ...{ videoUrl: '/video/live.7.m3u8', outsideUrl: '' },
    ...{ poster: '', imgUrl: '', width: 1280, height: 720, tracks: [] },
    live: { sTime: null, eTime, starts: '', ends: 'later', phase: 'during' },
  };
  const page = () => <VideoWithDetails film={film} locale="en" texts={en.videos} />;
  const { rerender } = render(page());
  const player = screen.getByLabelText('Film: A walk');
  // Browsers give a film with controls the focus; jsdom doesn't know that.
  player.tabIndex = -1;
  fireEvent.play(player);
  const inPicture = screen.getByRole('button', { name: 'Picture in picture' });
  return { player, inPicture, show: () => rerender(page()) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'pictureInPictureEnabled', { value: true, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'pictureInPictureEnabled');
});

describe('The end of a broadcast that is watched', () => {
  it('is when the stream ends: until then picture in picture stays', () => {
    const { player, inPicture } = watch();
    act(() => inPicture.focus());
    pass(HALF_AN_HOUR + 1);
    expect(player).toBeInTheDocument();
    expect(inPicture).toHaveFocus();
    fireEvent.ended(player);
    expect(player).not.toBeInTheDocument();
    expect(inPicture).not.toBeInTheDocument();
  });

  it('is when it fails afterwards, as a stream elsewhere that just stops', () => {
    const { player, show } = watch();
    streamIs(4);
    show();
    expect(player).toBeInTheDocument();
    streamIs(null);
    show();
    pass(HALF_AN_HOUR + 1);
    expect(player).toBeInTheDocument();
    streamIs(4);
    show();
    expect(player).not.toBeInTheDocument();
    expect(screen.getByText(en.videos.live.after)).toBeVisible();
  });

  it('is told in a status that was there before', () => {
    const { player } = watch();
    pass(HALF_AN_HOUR + 1);
    const statuses = screen.getAllByRole('status');
    fireEvent.ended(player);
    const notice = screen.getByText(en.videos.live.after);
    expect(statuses.filter((status) => status.contains(notice))).toHaveLength(1);
    // Once.
    expect(notice.closest('[role]')).toBe(statuses.find((status) => status.contains(notice)));
  });

  it.each(['player', 'inPicture'] as const)('has the focus when the %s had it', (part) => {
    const parts = watch();
    act(() => parts[part].focus());
    pass(HALF_AN_HOUR + 1);
    fireEvent.ended(parts.player);
    pass(100);
    expect(document.activeElement).toHaveTextContent(en.videos.live.after);
    expect(document.body).not.toHaveFocus();
  });

  it('leaves the focus where it is otherwise', () => {
    const { player } = watch();
    pass(HALF_AN_HOUR + 1);
    fireEvent.ended(player);
    pass(100);
    expect(document.body).toHaveFocus();
  });
});
