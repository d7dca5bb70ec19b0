import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SliderButtons } from './SliderButtons.client';

const WIDTH = 1000;

function setUp({ reducedMotion = false, dir = 'ltr' } = {}) {
  Object.assign(window, {
    matchMedia: () => ({ matches: reducedMotion }),
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  document.documentElement.dir = dir;
  document.body.innerHTML = '<ul id="works"></ul><div id="root"></div>';
  const list = document.getElementById('works');
  const container = document.getElementById('root');
  if (!list || !container) throw new Error('no list');
  Object.defineProperties(list, {
    clientWidth: { value: WIDTH },
    scrollWidth: { value: 3 * WIDTH },
    scrollBy: { value: jest.fn() },
  });
  render(<SliderButtons listId="works" previous="Previous" next="Next" />, { container });
  const button = (name: string) => screen.getByRole('button', { name });
  return { user: userEvent.setup(), list, button };
}

describe('The buttons beside the featured works (§2 Home)', () => {
  it.each([
    ['Next', {}, { left: 800, behavior: 'smooth' }],
    ['Previous', {}, { left: -800, behavior: 'smooth' }],
    ['Next', { dir: 'rtl' }, { left: -800, behavior: 'smooth' }],
    ['Next', { reducedMotion: true }, { left: 800, behavior: 'auto' }],
  ])('%s, %o: scrolls by %o', async (name, settings, expected) => {
    const { user, list, button } = setUp(settings);
    await user.click(button(name));
    expect(list.scrollBy).toHaveBeenCalledWith(expected);
  });

  it('tell when there is no more', () => {
    const { list, button } = setUp();
    fireEvent.scroll(list);
    expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Next')).toHaveAttribute('aria-disabled', 'false');
    list.scrollLeft = 2 * WIDTH;
    fireEvent.scroll(list);
    expect(button('Previous')).toHaveAttribute('aria-disabled', 'false');
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  });
});
