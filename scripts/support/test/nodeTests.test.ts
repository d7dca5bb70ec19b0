import { inOrder } from './nodeTests.mjs';

test('Test files start by their names, after those that take longest', () => {
  const files = ['a.test.ts', 'b.test.mjs', 'bc.test.ts', 'd.test.ts'];
  expect(inOrder(files, [])).toEqual(files);
  expect(inOrder(files, ['d', 'none', 'b'])).toEqual([
    'd.test.ts',
    'b.test.mjs',
    'a.test.ts',
    'bc.test.ts',
  ]);
});
