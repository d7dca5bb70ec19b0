import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import type { Film } from '@/lib/pages/film';
import en from '@/messages/en.json';
import { LiveScreen } from './LiveScreen.client';
import { useStream } from './useStream';

jest.mock('./useStream', () => ({ useStream: jest.fn() }));

const FILM: Film = {
  ...{ id: '7', href: '/videosLive?id=7', name: 'A walk', pageTitle: '', date: '' },
  ...{
    description: '',
    descriptionLang: '',
    facts: [],
    videoUrl: '/video/live.7.m3u8',
    outsideUrl: '',
  },
  ...{ poster: '', imgUrl: '', width: 1280, height: 720, tracks: [], live: null },
};

const streamIs = (retryIn: number | null, isBehind = false) =>
  jest
    .mocked(useStream)
    .mockReturnValue({ isBehind, retryIn, retry: jest.fn(), toEdge: jest.fn() });

function Player({ film }: { film: Film }) {
  const video = useRef<HTMLVideoElement>(null);
  return (
    <LiveScreen
      ref={video}
      film={film}
      texts={en.videos}
      isOver={false}
      onPlay={() => {}}
      onEnd={() => {}}
      onGone={() => {}}
    />
  );
}

describe('A broadcast that was interrupted', () => {
  it('has the focus when it is back and the button to try again goes', async () => {
    streamIs(4);
    const { rerender } = render(<Player film={FILM} />);
    // Browsers give a film with controls the focus; jsdom doesn't know that.
    screen.getByLabelText('Film: A walk').tabIndex = -1;
    act(() => screen.getByRole('button', { name: 'Try now' }).focus());
    streamIs(null);
    rerender(<Player film={{ ...FILM }} />);
    await waitFor(() => expect(screen.getByLabelText('Film: A walk')).toHaveFocus());
  });

  it('leaves the focus where it is otherwise', () => {
    streamIs(4);
    const { rerender } = render(<Player film={FILM} />);
    const play = screen.getByRole('button', { name: /^Play/ });
    act(() => play.focus());
    streamIs(null);
    rerender(<Player film={{ ...FILM }} />);
    expect(play).toHaveFocus();
  });
});

describe('A broadcast whose button goes by a key', () => {
  it.each([
    ['plays it', /^Play/],
    ['brings it back to live', 'Back to live'],
  ])('has the focus when the button that %s had it', async (_, name) => {
    streamIs(null, true);
    const { rerender } = render(<Player film={FILM} />);
    const film = screen.getByLabelText('Film: A walk');
    film.tabIndex = -1;
    const button = screen.getByRole('button', { name });
    act(() => button.focus());
    fireEvent.play(film);
    streamIs(null);
    rerender(<Player film={{ ...FILM }} />);
    expect(button).not.toBeInTheDocument();
    await waitFor(() => expect(film).toHaveFocus());
  });
});
