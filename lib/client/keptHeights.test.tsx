import { forgetHeights, keepHeights, readHeights } from './keptHeights';

beforeEach(() => window.history.replaceState({ tree: 'of the router' }, ''));

test('the heights of a list stay in their entry of the history, beside what others keep there', () => {
  keepHeights('a', { from: 2, heights: [800, 790.5] });
  expect(readHeights('a')).toMatchObject({ from: 2, heights: [800, 790.5] });
  expect(readHeights('b')).toBeNull();
  expect(window.history.state.tree).toBe('of the router');
  forgetHeights();
  expect(readHeights('a')).toBeNull();
});

test.each([
  null,
  undefined,
  7,
  { list: 'a' },
  { list: 'a', from: 1.5, heights: [] },
  { list: 'a', from: 1, heights: ['800'] },
  { list: 'a', from: 1, heights: [-1] },
])('what is no such record is ignored: %j', (heights) => {
  window.history.replaceState({ heights }, '');
  expect(readHeights('a')).toBeNull();
});
