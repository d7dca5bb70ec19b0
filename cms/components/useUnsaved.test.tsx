import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { HELD, useAskBeforeReset, useAskBeforeLink, useKeptSession } from './useUnsaved.client';

const warn = (event: Event) => event.preventDefault();
afterEach(() => removeEventListener('beforeunload', warn));

describe('Another language, and “Unpublish”', () => {
  const chosen = jest.fn();

  /** The list of Payload's `Localizer`, below the button that opens it, and what stands in a form's own list. */
  function Buttons() {
    useAskBeforeReset('Lose it?');
    return (
      <>
        <button className="popup-button" onClick={chosen}>
          <div data-locale="en">English</div>
        </button>
        <button className="popup-button-list__button" onClick={chosen}>
          Français <span data-locale="fr">(fr)</span>
        </button>
        <button className="popup-button-list__button" onClick={chosen}>
          Duplicate
        </button>
        <button className="popup-button-list__button" id="action-unpublish" onClick={chosen}>
          Unpublish
        </button>
      </>
    );
  }

  const press = (text: string, answer = false) => {
    const asked = jest.spyOn(window, 'confirm').mockReturnValue(answer);
    fireEvent.click(screen.getByText(text));
    return { asked: asked.mock.calls, chosen: chosen.mock.calls.length };
  };

  beforeEach(() => {
    chosen.mockClear();
    render(<Buttons />);
  });

  it.each(['(fr)', 'Unpublish'])('is chosen when everything is saved: %s', (text) => {
    expect(press(text)).toEqual({ asked: [], chosen: 1 });
  });

  it.each([
    ['(fr)', false, 0],
    ['(fr)', true, 1],
    ['Unpublish', false, 0],
    ['Unpublish', true, 1],
  ])('is chosen with unsaved text only after a question: %s, %s', (text, answer, times) => {
    addEventListener('beforeunload', warn);
    expect(press(text, answer)).toEqual({ asked: [['Lose it?']], chosen: times });
  });

  it.each(['English', 'Duplicate'])('and no other button asks: %s', (text) => {
    addEventListener('beforeunload', warn);
    expect(press(text)).toEqual({ asked: [], chosen: 1 });
  });
});

/** Not as a literal: to Next's rule it would be a page of the website. */
const WORKS = '/admin/collections/albums';

describe('A link', () => {
  const followed = jest.fn();
  // jsdom can't load a page.
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    followed();
  };

  function Links() {
    useAskBeforeLink('Leave it?');
    return (
      <nav onClick={follow}>
        <a href={WORKS}>
          <span>Artworks</span>
        </a>
        <a href="/" target="_blank">
          Website
        </a>
        <a href="/api/imports/a/report" download>
          Report
        </a>
        <a href="#import-files">Files</a>
      </nav>
    );
  }

  const press = (text: string, { answer = false, ctrlKey = false } = {}) => {
    const asked = jest.spyOn(window, 'confirm').mockReturnValue(answer);
    fireEvent.click(screen.getByText(text), { ctrlKey });
    return { asked: asked.mock.calls, followed: followed.mock.calls.length };
  };

  beforeEach(() => {
    followed.mockClear();
    render(<Links />);
  });

  it('is followed when nothing would be lost', () => {
    expect(press('Artworks')).toEqual({ asked: [], followed: 1 });
  });

  it.each([
    [false, 0],
    [true, 1],
  ])('is followed only after a question when something would be: %s', (answer, times) => {
    addEventListener('beforeunload', warn);
    expect(press('Artworks', { answer })).toEqual({ asked: [['Leave it?']], followed: times });
  });

  it.each<[string, { ctrlKey?: boolean }]>([
    ['Website', {}],
    ['Report', {}],
    ['Files', {}],
    ['Artworks', { ctrlKey: true }],
  ])('that leaves this screen open asks nothing: %s %j', (text, keys) => {
    addEventListener('beforeunload', warn);
    expect(press(text, keys)).toEqual({ asked: [], followed: 1 });
  });
});

describe('The session', () => {
  const MINUTE = 60_000;
  const HOUR = 60 * MINUTE;
  const LASTS = 8 * HOUR;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** It lasts eight hours more whenever it goes on. */
  function begin() {
    const start = Date.now();
    const wentOn: number[] = [];
    const hook = renderHook(
      ({ endsAt }) =>
        useKeptSession(
          endsAt,
          (ms) => {
            told.endsAt = ms;
            hook.rerender({ endsAt: ms });
          },
          () => {
            wentOn.push(Date.now() - start);
            hook.rerender({ endsAt: Date.now() + LASTS });
          },
        ),
      { initialProps: { endsAt: start + LASTS } },
    );
    const told = { start, endsAt: start + LASTS, wentOn };
    return told;
  }

  it('goes on before its end while something is unsaved', () => {
    const { wentOn } = begin();
    addEventListener('beforeunload', warn);
    jest.advanceTimersByTime(LASTS - 11 * MINUTE);
    expect(wentOn).toEqual([]);
    jest.advanceTimersByTime(9 * MINUTE);
    expect(wentOn).toHaveLength(1);
    expect(wentOn[0]).toBeLessThan(LASTS - 2 * MINUTE);
  });

  it('ends when everything is saved', () => {
    const { wentOn } = begin();
    jest.advanceTimersByTime(LASTS);
    expect(wentOn).toEqual([]);
  });

  it('ends when nobody has touched anything for a day', () => {
    const { wentOn } = begin();
    addEventListener('beforeunload', warn);
    jest.advanceTimersByTime(15 * HOUR);
    fireEvent.keyDown(document.body);
    jest.advanceTimersByTime(100 * HOUR);
    expect(wentOn.length).toBeGreaterThan(3);
    expect(Math.max(...wentOn)).toBeLessThan((15 + 24) * HOUR);
  });

  it('has no end that would take the form away while something is unsaved', () => {
    const told = begin();
    addEventListener('beforeunload', warn);
    jest.advanceTimersByTime(MINUTE);
    expect(told.endsAt).toBe(HELD);
    removeEventListener('beforeunload', warn);
    jest.advanceTimersByTime(MINUTE);
    expect(told.endsAt).toBe(told.start + LASTS);
  });
});
