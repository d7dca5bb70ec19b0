import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import '@/tests/support/pointerEvents';
// Compiled before the tests begin, which takes seconds.
import './swiper';
import { useSwiper } from './useSwiper';

type Props = { works: object[]; active: number; dir: string };

const goTo = jest.fn();

function Stage({ works, active, dir }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  useSwiper(stage, works, active, goTo);
  return (
    <div ref={stage} dir={dir} data-testid="stage">
      <ul className="swiper-wrapper" />
    </div>
  );
}

const stage = () => screen.getByTestId('stage');
const drift = () => screen.getByRole('list').style.getPropertyValue('--drift');
const point = (type: string, clientX: number, buttons = 1) =>
  fireEvent(
    screen.getByRole('list'),
    new PointerEvent(type, { bubbles: true, cancelable: true, clientX, buttons }),
  );

/** A work is 100 pixels wide. */
async function grip(props: Props) {
  const { rerender } = render(<Stage {...props} />);
  point('pointermove', 0);
  await waitFor(() => expect(stage()).toHaveClass('swiper-initialized'));
  // Swiper counts from where the first movement of more than 5 pixels ends.
  point('pointerdown', -10);
  point('pointermove', 0);
  return (next: Partial<Props>) => rerender(<Stage {...props} {...next} />);
}

const before = Array.from({ length: 20 }, (_, at) => ({ at }));
const works = Array.from({ length: 20 }, (_, at) => ({ at: 20 + at }));
const all = [...before, ...works];

beforeEach(() => {
  goTo.mockReset();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(450);
});

describe.each([
  ['ltr', 1],
  ['rtl', -1],
])('A drag of the carousel (%s)', (dir, sign) => {
  it.each([
    ['is put before its works', works, all, 20],
    ['is dropped before them', all, works, -20],
  ])('goes on from where it is when a page %s', async (_, first, then, by) => {
    const active = first.findIndex(({ at }) => at === 22);
    const show = await grip({ works: first, active, dir });
    point('pointermove', sign * 30);
    expect(drift()).toBe('-0.300');
    show({ works: then, active: active + by });
    expect(drift()).toBe('-0.300');
    expect(goTo).not.toHaveBeenCalled();
    point('pointermove', sign * 60);
    expect(drift()).toBe('-0.600');
    point('pointerup', sign * 60);
    expect(goTo.mock.calls).toEqual([[active + by - 1]]);
    expect(stage()).not.toHaveAttribute('data-dragging');
  });

  it('leads to the work at which it is let go when a page has come meanwhile', async () => {
    const show = await grip({ works, active: 2, dir });
    point('pointermove', sign * 30);
    show({ works: all, active: 22 });
    point('pointerup', sign * 30);
    expect(goTo.mock.calls).toEqual([[21]]);
  });

  it('ends where the mouse was let go over a menu, where no event tells', async () => {
    await grip({ works, active: 2, dir });
    point('pointermove', sign * 30);
    point('pointermove', sign * 200, 0);
    expect(goTo.mock.calls).toEqual([[1]]);
    expect(stage()).not.toHaveAttribute('data-dragging');
    const there = drift();
    point('pointermove', sign * 300, 0);
    expect(drift()).toBe(there);
  });
});

test('A second finger ends the drag: two magnify the page', async () => {
  await grip({ works, active: 2, dir: 'ltr' });
  point('pointermove', -30);
  expect(drift()).toBe('0.300');
  // jsdom makes no touches.
  const touches = { touches: [{}, {}], changedTouches: [] };
  const move = new Event('touchmove', { bubbles: true, cancelable: true });
  fireEvent(screen.getByRole('list'), Object.assign(move, touches));
  expect(drift()).toBe('0.000');
  expect(stage()).not.toHaveAttribute('data-dragging');
  point('pointermove', -90);
  point('pointerup', -90);
  expect(drift()).toBe('0.000');
  expect(goTo).not.toHaveBeenCalled();
});

test('The first swipe is followed on a laptop with a touch screen, too', async () => {
  const matchMedia = (query: string) => ({ matches: query === '(any-pointer: coarse)' });
  Object.assign(window, { matchMedia });
  render(<Stage works={works} active={2} dir="ltr" />);
  await waitFor(() => expect(stage()).toHaveClass('swiper-initialized'));
});
