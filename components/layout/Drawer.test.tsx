import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from './Drawer.client';

const { matches } = HTMLElement.prototype;

/** jsdom has no popovers. `isOpen` is the dialog's answer to `:popover-open`. */
function withPopovers(isOpen: () => boolean) {
  const hidePopover = jest.fn();
  Object.assign(HTMLDialogElement.prototype, { showPopover: jest.fn(), hidePopover });
  jest.spyOn(HTMLDialogElement.prototype, 'matches').mockImplementation(function (
    this: HTMLDialogElement,
    selector,
  ) {
    return selector === ':popover-open' ? isOpen() : matches.call(this, selector);
  });
  return hidePopover;
}

function withoutPopovers() {
  withPopovers(() => {
    throw new DOMException("':popover-open' is not a valid selector", 'SyntaxError');
  });
  Object.assign(HTMLDialogElement.prototype, { showPopover: undefined, hidePopover: undefined });
}

// jsdom has <dialog>, but not its methods.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = jest.fn(function (this: HTMLDialogElement) {
    this.open = false;
  });
  withPopovers(() => false);
});

async function openDrawer() {
  render(
    <Drawer texts={{ title: 'Menu', open: 'Open menu', close: 'Close menu' }} brand={<b>Brand</b>}>
      <a href="#news">News</a>
    </Drawer>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Menu' }) };
}

describe('The drawer (§1)', () => {
  it('opens as a modal dialog, which keeps the focus inside', async () => {
    const { dialog } = await openDrawer();
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1);
    expect(dialog).toHaveAttribute('open');
  });

  it.each(['Close menu', 'News'])('closes on %s', async (name) => {
    const { user, dialog } = await openDrawer();
    await user.click(screen.getByRole(name === 'News' ? 'link' : 'button', { name }));
    expect(dialog).not.toHaveAttribute('open');
  });

  it('closes on the way back, which leads to another page', async () => {
    const { dialog } = await openDrawer();
    fireEvent.popState(window);
    expect(dialog).not.toHaveAttribute('open');
  });

  it('stays open when what is no link is pressed, and closes on the ground beside it', async () => {
    const { user, dialog } = await openDrawer();
    await user.click(screen.getByText('Brand'));
    expect(dialog).toHaveAttribute('open');
    await user.click(dialog);
    expect(dialog).not.toHaveAttribute('open');
  });

  it('that was opened before the scripts came closes on a link, too', () => {
    const hidePopover = withPopovers(() => true);
    render(
      <Drawer texts={{ title: 'Menu', open: 'Open', close: 'Close' }} brand={null}>
        <a href="#news">News</a>
      </Drawer>,
    );
    fireEvent.click(screen.getByText('News'));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('opens and closes in a browser that knows no popovers', async () => {
    withoutPopovers();
    const { user, dialog } = await openDrawer();
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1);
    await user.click(screen.getByText('News'));
    expect(dialog).not.toHaveAttribute('open');
  });

  it('can be opened without a script', async () => {
    const { dialog } = await openDrawer();
    expect(dialog).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button', { name: 'Open menu', hidden: true })).toHaveAttribute(
      'popovertarget',
      dialog.id,
    );
  });
});
