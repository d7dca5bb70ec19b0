import { act } from '@testing-library/react';
import { openModal } from './openModal';

/** jsdom has neither popovers nor modal dialogs: what is asked of the browser, in its order. */
function makeDialog({ hasPopover = true } = {}) {
  const asked: string[] = [];
  const dialog = document.createElement('dialog');
  dialog.tabIndex = -1;
  dialog.innerHTML = '<button>Close</button>';
  document.body.append(dialog);
  Object.assign(dialog, {
    showPopover: hasPopover ? () => asked.push(`popover ${dialog.popover}`) : undefined,
    showModal: () => {
      asked.push('modal');
      dialog.querySelector('button')?.focus();
    },
    close: () => asked.push('close'),
  });
  return { dialog, asked };
}

const paint = () => act(() => jest.advanceTimersByTime(50));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('shows the dialog at once, and makes it modal after that was painted', () => {
  const { dialog, asked } = makeDialog();
  openModal(dialog);
  expect(asked).toEqual(['popover manual']);
  expect(document.activeElement).toBe(dialog);
  paint();
  expect(asked).toEqual(['popover manual', 'modal']);
  expect(dialog.popover).toBeNull();
  expect(document.activeElement).toBe(dialog);
});

it('gives the focus back when it is closed', () => {
  const start = document.createElement('button');
  document.body.append(start);
  start.focus();
  const { dialog } = makeDialog();
  const close = openModal(dialog);
  paint();
  dialog.remove();
  close();
  expect(document.activeElement).toBe(start);
});

it('keeps the focus where the visitor has moved it meanwhile', () => {
  const { dialog } = makeDialog();
  dialog.insertAdjacentHTML('beforeend', '<a href="#next">Next</a>');
  openModal(dialog);
  dialog.querySelector('a')?.focus();
  paint();
  expect(document.activeElement).toBe(dialog.querySelector('a'));
});

it('is cancelled by Escape before it is modal, once', () => {
  const { dialog } = makeDialog();
  const onCancel = jest.fn();
  dialog.addEventListener('cancel', onCancel);
  const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  openModal(dialog);
  press();
  expect(onCancel).toHaveBeenCalledTimes(1);
  paint();
  // From here the browser tells.
  press();
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('is not opened any more when it was closed before', () => {
  const { dialog, asked } = makeDialog();
  openModal(dialog)();
  paint();
  expect(asked).toEqual(['popover manual', 'close']);
});

it('is modal at once in a browser without popovers', () => {
  const { dialog, asked } = makeDialog({ hasPopover: false });
  const close = openModal(dialog);
  expect(asked).toEqual(['modal']);
  expect(document.activeElement).toBe(dialog);
  close();
  expect(asked).toEqual(['modal', 'close']);
});
