import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintBook } from './PrintBook.client';

const TEXTS = {
  print: 'Print',
  fetching: 'Fetching',
  fetched: '{done} of {all}',
  missing: '{missing, plural, one {# is missing} other {# are missing}}',
};

/** In jsdom pictures are never fetched; these say when they are there. */
function pictures(count: number, isComplete = false) {
  const images = Array.from({ length: count }, () => document.createElement('img'));
  for (const image of images) {
    image.dataset.forPaper = '';
    Object.defineProperty(image, 'complete', { value: isComplete });
    document.body.append(image);
  }
  return images;
}

let print: jest.Mock;
beforeEach(() => {
  print = jest.fn();
  window.print = print;
});
afterEach(() => document.querySelectorAll('img').forEach((image) => image.remove()));

it('A book is printed when all its pictures have come, or can’t be had', async () => {
  const [first, second] = pictures(2);
  if (!first || !second) throw new Error('no pictures');
  render(<PrintBook texts={TEXTS} locale="en" />);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Fetching$/);
  expect(screen.getByText('0 of 2')).toHaveAttribute('aria-hidden', 'true');
  expect(first.loading).toBe('eager');
  await act(async () => void fireEvent.load(first));
  expect(screen.getByRole('status')).toHaveTextContent(/^Fetching$/);
  expect(screen.getByText('1 of 2')).toHaveAttribute('aria-hidden', 'true');
  expect(print).not.toHaveBeenCalled();
  await act(async () => void fireEvent.error(second));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent(/^1 is missing$/);
  expect(screen.queryByText(/of 2/)).toBeNull();
});

it('A picture that failed is asked for again, and counts as missing until it has come', async () => {
  const [broken, other, there] = pictures(3, true);
  if (!broken || !other || !there) throw new Error('no pictures');
  Object.defineProperty(there, 'naturalWidth', { value: 800 });
  broken.setAttribute('src', '/broken.jpg');
  const asked = [broken, there].map((image) => jest.spyOn(image, 'src', 'set'));
  render(<PrintBook texts={TEXTS} locale="en" />);
  const button = screen.getByRole('button', { name: 'Print' });

  await userEvent.click(button);
  expect(asked.map((set) => set.mock.calls)).toEqual([[['http://localhost/broken.jpg']], []]);
  for (const image of [broken, other]) await act(async () => void fireEvent.error(image));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent(/^2 are missing$/);

  await userEvent.click(button);
  expect(screen.getByRole('status')).toHaveTextContent(/^Fetching$/);
  for (const image of [broken, other]) await act(async () => void fireEvent.load(image));
  expect(asked[0]).toHaveBeenCalledTimes(2);
  expect(print).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('A book is printed without a picture that never comes, 30 s after the last one came', async () => {
  jest.useFakeTimers();
  try {
    const [first] = pictures(2);
    if (!first) throw new Error('no picture');
    render(<PrintBook texts={TEXTS} locale="en" />);
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    await act(async () => void fireEvent.load(first));
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(print).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent(/^1 is missing$/);
  } finally {
    jest.useRealTimers();
  }
});

it('A book is printed once, however often it is asked for, and not on the next page', async () => {
  const [image] = pictures(1);
  if (!image) throw new Error('no picture');
  const { unmount } = render(<PrintBook texts={TEXTS} locale="en" />);
  const button = screen.getByRole('button', { name: 'Print' });
  await userEvent.dblClick(button);
  await act(async () => void fireEvent.load(image));
  expect(print).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  unmount();
  await act(async () => void fireEvent.load(image));
  expect(print).toHaveBeenCalledTimes(1);
});
