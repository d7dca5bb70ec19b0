import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useSteps } from './useSteps';

const LAST = 4;
const WORKS = Array.from({ length: LAST + 1 });

const move = jest.fn();

function Stage({ active }: { active: number }) {
  const stage = useRef<HTMLDivElement>(null);
  useSteps(stage, WORKS, active, move);
  return <div ref={stage} data-testid="stage" />;
}

/** Whether the browser may scroll, or go back, and the moves. */
function turn(active: number, init: WheelEventInit) {
  const { unmount } = render(<Stage active={active} />);
  const isFree = fireEvent.wheel(screen.getByTestId('stage'), init);
  const moves = move.mock.calls.flat();
  unmount();
  return { isFree, moves };
}

beforeEach(() => move.mockReset());
afterEach(() => {
  jest.restoreAllMocks();
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('style');
});

describe.each([
  ['ltr', 1],
  ['rtl', -1],
])('The wheel over the carousel (%s)', (dir, sign) => {
  beforeEach(() => void (document.documentElement.dir = dir));

  it.each([
    ['down', { deltaY: 60 }, 1],
    ['up', { deltaY: -60 }, -1],
    ['to the next work', { deltaX: sign * 60, deltaY: 20 }, 1],
    ['to the one before', { deltaX: sign * -60, deltaY: 20 }, -1],
    ['with Shift', { deltaY: sign * 60, shiftKey: true }, 1],
  ])('moves it: %s', (_, init, by) => {
    expect(turn(2, init)).toEqual({ isFree: false, moves: [by] });
  });

  it.each([
    ['the first', 0, -60],
    ['the last', LAST, 60],
  ])('at %s work scrolls the page, and leads to no page of the history', (_, active, past) => {
    expect(turn(active, { deltaY: past })).toEqual({ isFree: true, moves: [] });
    expect(turn(active, { deltaX: sign * past })).toEqual({ isFree: false, moves: [] });
    expect(turn(active, { deltaX: sign * past, deltaY: past })).toEqual({
      isFree: true,
      moves: [],
    });
  });

  it.each([
    ['the stage', 768, '', true],
    ['the stage and the header', 700, '80px', true],
    ['neither', 600, '80px', false],
  ])('moves it to the side only where it fills the window: %s', (_, height, header, isFree) => {
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height + 1);
    document.documentElement.style.setProperty('scroll-padding-top', header);
    expect(turn(2, { deltaY: 60 })).toEqual({ isFree, moves: isFree ? [] : [1] });
    move.mockReset();
    expect(turn(2, { deltaX: sign * 60 })).toEqual({ isFree: false, moves: [1] });
  });

  it('magnifies the page with Ctrl', () => {
    expect(turn(2, { deltaY: 60, ctrlKey: true })).toEqual({ isFree: true, moves: [] });
  });
});
