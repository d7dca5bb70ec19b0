import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Disclosure } from './Disclosure.client';

function setUp() {
  render(
    <>
      <Disclosure label="Gallery" variant="bar">
        <li>
          <a href="#one">One</a>
        </li>
        <li>
          <a href="#two">Two</a>
          <details>
            <summary>Pages of Two</summary>
            <ul>
              <li>
                <a href="#deep">Deep</a>
              </li>
            </ul>
          </details>
        </li>
      </Disclosure>
      <a href="#after">After</a>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Gallery' });
  return { user: userEvent.setup(), button };
}

const expectOpen = (button: HTMLElement, isOpen: boolean) =>
  expect(button).toHaveAttribute('aria-expanded', String(isOpen));

describe('A submenu (§1)', () => {
  it('opens on hover and closes when the mouse leaves', async () => {
    const { user, button } = setUp();
    await user.hover(button);
    expectOpen(button, true);
    await user.unhover(button);
    expectOpen(button, false);
  });

  it('stays open on the click that follows a hover, and closes on the next', async () => {
    const { user, button } = setUp();
    await user.hover(button);
    await user.click(button);
    expectOpen(button, true);
    await user.unhover(button);
    expectOpen(button, true);
    await user.click(button);
    expectOpen(button, false);
  });

  it('stays open when the mouse leaves while the keyboard’s focus is inside, until that leaves', async () => {
    const { user, button } = setUp();
    await user.hover(button);
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: 'One' })).toHaveFocus();
    await user.unhover(button);
    expectOpen(button, true);
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expectOpen(button, false);
  });

  it('opens on keyboard focus and closes when the focus goes on', async () => {
    const { user, button } = setUp();
    await user.tab();
    expect(button).toHaveFocus();
    expectOpen(button, true);
    await user.tab({ shift: true });
    expectOpen(button, false);
  });

  it('closes on Escape, returns the focus and stays closed', async () => {
    const { user, button } = setUp();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'One' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expectOpen(button, false);
  });

  it.each([
    ['ArrowDown', 'One'],
    ['ArrowUp', 'Pages of Two'],
  ])('opens before %s moves into it: what is hidden takes no focus', async (key, into) => {
    const { user, button } = setUp();
    await user.tab();
    await user.keyboard('{Escape}');
    expectOpen(button, false);
    const entered = screen.getByText(into);
    const wasOpen = jest.fn();
    entered.addEventListener('focus', () => wasOpen(button.getAttribute('aria-expanded')));
    await user.keyboard(`{${key}}`);
    expect(entered).toHaveFocus();
    expect(wasOpen.mock.calls).toEqual([['true']]);
  });

  it('moves by the arrow keys, round, and to both ends', async () => {
    const { user } = setUp();
    const [one, two] = ['One', 'Two'].map((name) => screen.getByRole('link', { name }));
    await user.tab();
    await user.keyboard('{ArrowUp}');
    const summary = screen.getByText('Pages of Two');
    expect(summary).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(two).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(one).toHaveFocus();
    await user.keyboard('{End}');
    expect(summary).toHaveFocus();
    await user.keyboard('{Home}');
    expect(one).toHaveFocus();
  });

  it('goes on into the level below once that is folded out, and stays open meanwhile', async () => {
    const { user, button } = setUp();
    await user.click(button);
    await user.click(screen.getByText('Pages of Two'));
    expectOpen(button, true);
    screen.getByRole('group').setAttribute('open', '');
    screen.getByText('Pages of Two').focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('Deep')).toHaveFocus();
    await user.click(screen.getByText('Deep'));
    expectOpen(button, false);
  });

  it('closes on a press elsewhere', async () => {
    const { user, button } = setUp();
    await user.click(button);
    await user.click(document.body);
    expectOpen(button, false);
  });

  it('stays open when the focus is inside before hydration, where CSS has opened it', () => {
    const submenu = (
      <Disclosure label="Gallery" variant="bar">
        <li>
          <a href="#one">One</a>
        </li>
      </Disclosure>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(submenu);
    screen.getByRole('link', { name: 'One' }).focus();
    render(submenu, { container, hydrate: true });
    expectOpen(screen.getByRole('button', { name: 'Gallery' }), true);
    expect(screen.getByRole('link', { name: 'One' })).toHaveFocus();
  });
});
