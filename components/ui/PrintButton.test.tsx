import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintButton } from './PrintButton.client';

const { dataset } = document.documentElement;

/** What the style sheets see while it is printed. */
const seen = () => ({
  isPage: 'alone' in dataset,
  isSection: 'sectionAlone' in dataset,
  sections: document.querySelectorAll('[data-print-alone]').length,
});

const print = jest.fn();
beforeEach(() => {
  print.mockReset();
  window.print = print;
});

async function pressed(alone?: 'page' | 'section') {
  print.mockImplementation(seen);
  render(
    <section>
      <PrintButton alone={alone}>Print</PrintButton>
    </section>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  return print.mock.results[0]?.value;
}

it('A page that is printed alone is marked as long as it is shown, whoever prints it', () => {
  const { unmount } = render(<PrintButton alone="page">Print</PrintButton>);
  expect(seen()).toEqual({ isPage: true, isSection: false, sections: 0 });
  unmount();
  expect(seen().isPage).toBe(false);
});

it('A section that is printed alone is marked, and the page, until it is printed', async () => {
  expect(await pressed('section')).toEqual({ isPage: false, isSection: true, sections: 1 });
  window.dispatchEvent(new Event('afterprint'));
  expect(seen()).toEqual({ isPage: false, isSection: false, sections: 0 });
});

it('Other pages are printed with the site’s frame', async () => {
  expect(await pressed()).toEqual({ isPage: false, isSection: false, sections: 0 });
});

describe('Before it is printed', () => {
  /** In jsdom pictures are never fetched; this one says when it is there. */
  function pictureIn(place: HTMLElement) {
    const image = document.createElement('img');
    Object.defineProperty(image, 'complete', { value: false });
    place.append(image);
    return image;
  }

  function section() {
    render(
      <section aria-label="Rules">
        <PrintButton alone="section">Print</PrintButton>
      </section>,
    );
    const image = pictureIn(screen.getByRole('region', { name: 'Rules' }));
    return { image, button: screen.getByRole('button', { name: 'Print' }) };
  }

  it('all of its pictures have come, and no others are waited for', async () => {
    const { image, button } = section();
    const other = pictureIn(document.body);
    await userEvent.click(button);
    expect(image.loading).toBe('eager');
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(print).not.toHaveBeenCalled();
    await act(async () => void fireEvent.load(image));
    expect(print).toHaveBeenCalledTimes(1);
    expect(button).not.toHaveAttribute('aria-busy');
    other.remove();
  });

  it('half a minute has passed, if one of them never comes', async () => {
    jest.useFakeTimers();
    const { button } = section();
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(print).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(print).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
