import { breadthOf } from './breadth';

it('Broad letters count as broad', () => {
  expect(breadthOf('鲸鱼')).toBeGreaterThan(2);
  expect(breadthOf('WM')).toBeGreaterThan(breadthOf('il'));
  expect(breadthOf('e\u0301')).toBe(breadthOf('e'));
});
