import { forgetHeights, isOthersEntry, keepHeights, readHeights } from './keptHeights';

beforeEach(() => window.history.replaceState({ tree: 'of the router' }, ''));

test('the heights of a list stay in their entry of the history, beside what others keep there', () => {
  keepHeights('a', { from: 2, heights: [800, 790.5], top: 300 });
  expect(readHeights('a')).toMatchObject({ from: 2, heights: [800, 790.5], top: 300 });
  expect(readHeights('b')).toBeNull();
  expect([isOthersEntry('a'), isOthersEntry('b')]).toEqual([false, true]);
  expect(window.history.state.tree).toBe('of the router');
  forgetHeights();
  expect(readHeights('a')).toBeNull();
  expect(isOthersEntry('b')).toBe(false);
});

test('where the browser refuses to write them, those from before stay', () => {
  keepHeights('a', { from: 2, heights: [800] });
  const write = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() too often', 'SecurityError');
  });
  keepHeights('a', { from: 2, heights: [900] });
  write.mockRestore();
  expect(readHeights('a')).toMatchObject({ heights: [800] });
});

test.each([
  null,
  undefined,
  7,
  { list: 'a' },
  { list: 'a', from: 1.5, heights: [] },
  { list: 'a', from: 1, heights: ['800'] },
  { list: 'a', from: 1, heights: [-1] },
  { list: 'a', from: 1, heights: [800], top: '300' },
])('what is no such record is ignored: %j', (heights) => {
  window.history.replaceState({ heights }, '');
  expect(readHeights('a')).toBeNull();
  expect(isOthersEntry('b')).toBe(false);
});
