import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintBook } from './PrintBook.client';

const TEXTS = { print: 'Print', fetching: 'Fetching', fetched: '{done} of {all}' };

/** In jsdom pictures are never fetched; these say when they are there. */
function pictures(count: number) {
  const images = Array.from({ length: count }, () => document.createElement('img'));
  for (const image of images) {
    image.dataset.forPaper = '';
    Object.defineProperty(image, 'complete', { value: false });
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
  render(<PrintBook texts={TEXTS} />);
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
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByText(/of 2/)).toBeNull();
});

it('A book is printed once, however often it is asked for, and not on the next page', async () => {
  const [image] = pictures(1);
  if (!image) throw new Error('no picture');
  const { unmount } = render(<PrintBook texts={TEXTS} />);
  const button = screen.getByRole('button', { name: 'Print' });
  await userEvent.dblClick(button);
  await act(async () => void fireEvent.load(image));
  expect(print).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  unmount();
  await act(async () => void fireEvent.load(image));
  expect(print).toHaveBeenCalledTimes(1);
});
