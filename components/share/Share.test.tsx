import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translate } from '@/tests/support/translator';
import { Share } from './Share.client';

const texts = { action: 'Share', copied: 'Copied.', failed: 'Not copied: {address}' };
const there = 'http://localhost/fr/contentView?id=7';

const draw = () => render(<Share title="The wall" path="/fr/contentView?id=7" texts={texts} />);
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Share' }));

function onDevice(share: () => Promise<void>) {
  const sheet = jest.fn(share);
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  return sheet;
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

describe('Share', () => {
  it('hands the page to the device', async () => {
    const user = userEvent.setup();
    const sheet = onDevice(async () => {});
    draw();
    await press(user);
    expect(sheet).toHaveBeenCalledWith({ title: 'The wall', url: there });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('copies the address where there is no sheet, and says so', async () => {
    const user = userEvent.setup();
    draw();
    await press(user);
    await expect(navigator.clipboard.readText()).resolves.toBe(there);
    expect(screen.getByRole('status')).toHaveTextContent('Copied.');
  });

  it('says so again on a page that the browser has translated', async () => {
    const user = userEvent.setup();
    draw();
    await press(user);
    translate();
    await press(user);
    expect(screen.getByRole('status')).toHaveTextContent(/^Copied\.$/);
  });

  it('says nothing when the visitor closes the sheet', async () => {
    const user = userEvent.setup();
    onDevice(() => Promise.reject(new DOMException('', 'AbortError')));
    draw();
    await press(user);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('opens the sheet by a double press, and leaves the clipboard as it is', async () => {
    const user = userEvent.setup();
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    let isOpen = false;
    const sheet = onDevice(() => {
      if (isOpen) return Promise.reject(new DOMException('', 'InvalidStateError'));
      isOpen = true;
      return new Promise(() => {});
    });
    draw();
    await press(user);
    await press(user);
    expect(sheet).toHaveBeenCalledTimes(2);
    expect(copy).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('copies when the sheet fails', async () => {
    const user = userEvent.setup();
    onDevice(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    draw();
    await press(user);
    expect(screen.getByRole('status')).toHaveTextContent('Copied.');
  });

  it('shows the address when nothing else works', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    draw();
    await press(user);
    expect(screen.getByRole('status')).toHaveTextContent(`Not copied: ${there}`);
  });
});
