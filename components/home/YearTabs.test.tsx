import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { YearTabs } from './YearTabs.client';

const YEARS = ['2022', '2023', '2024'];

function setUp() {
  const { unmount } = render(
    <YearTabs
      label="Exhibition years"
      years={YEARS}
      panels={YEARS.map((year) => (
        <p key={year}>Panel of {year}</p>
      ))}
    />,
  );
  return {
    user: userEvent.setup(),
    unmount,
    tab: (name: string) => screen.getByRole('tab', { name }),
  };
}

/** CSS hides the others by this attribute, except without JavaScript. */
const shown = () =>
  screen.getAllByRole('tabpanel').filter((panel) => panel.dataset.selected === 'true');

afterEach(() => window.history.replaceState(null, ''));

describe('The year tabs (§2 Home)', () => {
  it('show the newest year, and hold the text of all', () => {
    const { tab } = setUp();
    expect(tab('2024')).toHaveAttribute('aria-selected', 'true');
    expect(shown().map((panel) => panel.textContent)).toEqual(['Panel of 2024']);
    expect(screen.getByText('Panel of 2022')).toBeInTheDocument();
  });

  it('change by click', async () => {
    const { user, tab } = setUp();
    await user.click(tab('2022'));
    expect(shown().map((panel) => panel.textContent)).toEqual(['Panel of 2022']);
    expect(tab('2024')).toHaveAttribute('aria-selected', 'false');
  });

  it('are one stop of the Tab key, and change by the arrows, round', async () => {
    const { user, tab } = setUp();
    await user.tab();
    expect(tab('2024')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('2022')).toHaveFocus();
    expect(tab('2022')).toHaveAttribute('aria-selected', 'true');
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('are as they were for who comes back, and for nobody else', async () => {
    const { user, tab, unmount } = setUp();
    await user.click(tab('2022'));
    unmount();
    setUp();
    expect(tab('2022')).toHaveAttribute('aria-selected', 'true');
    cleanup();
    window.history.pushState(null, '', '/');
    setUp();
    expect(tab('2024')).toHaveAttribute('aria-selected', 'true');
  });

  it('change, too, where the browser refuses to keep which one was chosen', async () => {
    const { user, tab } = setUp();
    const write = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Attempt to use history.replaceState() too often', 'SecurityError');
    });
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(tab('2022')).toHaveFocus();
    expect(tab('2022')).toHaveAttribute('aria-selected', 'true');
    write.mockRestore();
  });

  it('name their panels', () => {
    const { tab } = setUp();
    const panel = screen.getByRole('tabpanel', { name: '2023' });
    expect(tab('2023')).toHaveAttribute('aria-controls', panel.id);
  });
});
