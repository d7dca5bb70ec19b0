import { takeTurn } from './turns';

test('an editor has one turn, three editors have one each, and an end counts once', () => {
  const first = takeTurn('1');
  expect(takeTurn('1')).toBeNull();
  const others = [takeTurn('2'), takeTurn('3')];
  expect(takeTurn('4')).toBeNull();
  first?.();
  const again = takeTurn('1');
  expect(again).not.toBeNull();
  first?.();
  expect(takeTurn('1')).toBeNull();
  [again, ...others].forEach((end) => end?.());
  const last = takeTurn('4');
  expect(last).not.toBeNull();
  last?.();
});
