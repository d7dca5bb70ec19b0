import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { getJson } from '@/lib/client/json';
import en from '@/messages/en.json';
import { SearchBox } from './SearchBox.client';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('@/lib/client/json', () => ({ getJson: jest.fn() }));

const asked = jest.mocked(getJson);
const texts = { ...en.search, emptyKeyword: en.gallery.search.emptyKeyword };

const anAnswer = (title: string) => ({
  fault: null,
  groups: [
    { kind: 'countries', items: [{ href: `/${title}`, title, notes: [] }] },
    { kind: 'news', items: [{ href: '/news', title: 'News', lang: 'ar', notes: ['today'] }] },
  ],
});

const PAUSE = 200;
const pause = () => act(() => jest.advanceTimersByTimeAsync(PAUSE));
const field = () => screen.getByRole('combobox');
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function type(text: string) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<SearchBox q="" locale="en" isAsked={false} texts={texts} />);
  await user.type(field(), text);
  return user;
}

/** The addresses that the form leads to from now on. */
function whatIsSent() {
  const sent: string[] = [];
  const form = screen.getByRole('search');
  const { name, value } = screen.getByRole<HTMLInputElement>('combobox');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(`${form.getAttribute('action')}?${name}=${value}`);
  });
  return sent;
}

beforeEach(() => {
  jest.useFakeTimers();
  push.mockReset();
  asked.mockReset().mockResolvedValue(anAnswer('France'));
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => jest.useRealTimers());

describe('The field of the search (WAI-ARIA combobox)', () => {
  it('asks once a visitor pauses, and tells how many suggestions came', async () => {
    await type('fran');
    expect(asked).not.toHaveBeenCalled();
    await pause();
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/search?q=fran&locale=en']);
    expect(screen.getByRole('listbox', { name: texts.label })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Suggestions: 2');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    expect(screen.getByRole('group', { name: 'News' })).toHaveTextContent('Newstoday');
  });

  it('goes through the options by arrows, out of them and round', async () => {
    const user = await type('f');
    await pause();
    const seen = [];
    for (const key of ['Down', 'Down', 'Down', 'Down', 'Up', 'Up', 'Up', 'Up']) {
      await user.keyboard(`{Arrow${key}}`);
      seen.push(active());
    }
    const all = 'All results for “f”';
    expect(seen).toEqual([
      ...['France', 'Newstoday', all, undefined],
      ...[all, 'Newstoday', 'France', undefined],
    ]);
    await user.keyboard('{ArrowDown}{Home}');
    expect(active()).toBeUndefined();
    expect(field()).toHaveFocus();
  });

  it('leaves the option when something is typed, also for who types the same word again', async () => {
    const user = await type('f');
    await pause();
    await user.keyboard('{ArrowDown}i{Backspace}');
    await pause();
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(active()).toBeUndefined();
  });

  it('opens an option by Enter and by a press, the last one with all results', async () => {
    const user = await type('f');
    await pause();
    const sent = whatIsSent();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(push).toHaveBeenLastCalledWith('/France');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(sent).toEqual([]);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(sent).toEqual(['/search?q=f']);
    expect(push).toHaveBeenCalledTimes(1);
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('option', { name: /^News/ }));
    expect(push).toHaveBeenLastCalledWith('/news');
  });

  it('sends the form by Enter when no option is chosen', async () => {
    const user = await type('f');
    await pause();
    const sent = whatIsSent();
    await user.keyboard('{Enter}');
    expect([sent.length, push.mock.calls.length]).toEqual([1, 0]);
  });

  it('closes the list by Escape, then empties the field', async () => {
    const user = await type('f');
    await pause();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveValue('f');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
  });

  it('shows nothing of an earlier word, even when its answer comes late', async () => {
    let answerLate = (_: unknown) => {};
    asked.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)));
    const user = await type('f');
    await pause();
    await user.type(field(), 'i');
    await pause();
    await act(async () => answerLate(anAnswer('Late')));
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
      ...['France', 'Newstoday', 'All results for “fi”'],
    ]);
    expect(asked.mock.calls[0]?.[1]?.aborted).toBe(true);
  });

  it('keeps what was typed before the script came', async () => {
    const box = <SearchBox q="" locale="en" isAsked={false} texts={texts} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(box);
    container.querySelector('input')!.value = 'fran';
    render(box, { container, hydrate: true });
    await pause();
    expect(field()).toHaveValue('fran');
    expect(asked).toHaveBeenCalledWith('/api/search?q=fran&locale=en', expect.anything());
  });

  it('says that no word was typed, instead of sending nothing (§5)', async () => {
    const user = await type(' ');
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
    expect(screen.getByRole('alert')).toHaveTextContent('The search keyword is empty！');
    expect(field()).toHaveAccessibleDescription(/^The search keyword is empty！/);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    const first = screen.getByRole('alert');
    fireEvent.submit(screen.getByRole('search'));
    expect(screen.getByRole('alert')).not.toBe(first);
    await user.type(field(), 'sea');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field()).toBeValid();
  });

  it('says so of an empty form that was sent without a script, too', () => {
    render(<SearchBox q="" locale="en" isAsked texts={texts} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The search keyword is empty！');
  });

  it('stays a plain field when the answer fails', async () => {
    asked.mockRejectedValue(new Error('503'));
    await type('f');
    await pause();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveValue('f');
  });
});
