import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from './Drawer.client';

// jsdom has <dialog>, but neither its methods nor popovers.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = jest.fn(function (this: HTMLDialogElement) {
    this.open = false;
  });
  const { matches } = HTMLElement.prototype;
  jest.spyOn(HTMLDialogElement.prototype, 'matches').mockImplementation(function (
    this: HTMLDialogElement,
    selector,
  ) {
    return selector === ':popover-open' ? false : matches.call(this, selector);
  });
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
    const hidePopover = jest.fn();
    Object.assign(HTMLDialogElement.prototype, { hidePopover });
    render(
      <Drawer texts={{ title: 'Menu', open: 'Open', close: 'Close' }} brand={null}>
        <a href="#news">News</a>
      </Drawer>,
    );
    jest.mocked(HTMLDialogElement.prototype.matches).mockReturnValue(true);
    fireEvent.click(screen.getByText('News'));
    expect(hidePopover).toHaveBeenCalledTimes(1);
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
