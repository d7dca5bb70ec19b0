import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { DropPlace } from './DropPlace.client';
import { importTexts } from './texts';

jest.mock('@payloadcms/ui', () => jest.requireActual('@/tests/support/payloadUi'));

const texts = importTexts('en');
const send = jest.fn(async () => undefined);
beforeEach(() => send.mockClear());

const show = (isClosed: boolean) => {
  render(<DropPlace {...{ texts, isClosed, send }} />);
  return screen.getByText(texts.drop).parentElement!;
};

/** A file, as a browser gives it when it is dropped. */
const aFile = (file: (give: (one: File) => void, refuse: (error: Error) => void) => void) => ({
  items: [{ webkitGetAsEntry: () => ({ isFile: true, isDirectory: false, name: 'a.jpg', file }) }],
});

/** The effect that a browser shows at the pointer. */
function hover(place: HTMLElement) {
  const dataTransfer = { dropEffect: 'copy' };
  const event = createEvent.dragOver(place, { dataTransfer });
  fireEvent(place, event);
  expect(event.defaultPrevented).toBe(true);
  return dataTransfer.dropEffect;
}

const drop = (place: HTMLElement, dataTransfer: object) =>
  act(async () => void fireEvent.drop(place, { dataTransfer }));

test('what is dropped is taken while it lights up', async () => {
  const place = show(false);
  expect(hover(place)).toBe('copy');
  expect(place).toHaveAttribute('data-over');
  const file = new File(['x'], 'a.jpg');
  await drop(
    place,
    aFile((give) => give(file)),
  );
  expect(send).toHaveBeenCalledWith([{ name: 'a.jpg', file }]);
  expect(place).not.toHaveAttribute('data-over');
});

test('and it doesn’t light up when nothing is taken', () => {
  const place = show(true);
  expect(hover(place)).toBe('none');
  expect(place).not.toHaveAttribute('data-over');
});

test('what can’t be read is told, until the next time', async () => {
  const place = show(false);
  await drop(
    place,
    aFile((_, refuse) => refuse(new Error('It is gone'))),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This failed: It is gone');
  expect(send).not.toHaveBeenCalled();
  await drop(
    place,
    aFile((give) => give(new File(['x'], 'a.jpg'))),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});
