import { isOfMany } from './isOfMany';

const ofMany = (args: object, more: object = {}) =>
  isOfMany({ args, operation: 'delete', req: { user: { id: 1 } }, ...more } as never);

test('Many are those of a filter that an editor sends', () => {
  expect(ofMany({ where: { id: { in: [7] } } })).toBe(true);
  expect(ofMany({ where: { id: { in: [7] } } }, { operation: 'read' })).toBe(false);
  expect(ofMany({ where: { id: { in: [7] } } }, { overrideAccess: true })).toBe(false);
  expect(ofMany({ id: 7 })).toBe(false);
});

test('An empty filter is left to Payload, which refuses it', () => {
  // As `?where=` is read.
  expect(ofMany({ where: '' })).toBe(false);
});
