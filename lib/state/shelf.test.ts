import { leastMs } from '@/tests/support/processorTime';
import { idsOfFragment, MOST_KEPT, moved, shelfPath, toIds } from './shelf';

describe('The address of a shelf', () => {
  it('has the works in its fragment, in their order', () => {
    expect(shelfPath(['3', '1', '2'])).toBe('/shelf#works=3,1,2');
    expect(idsOfFragment('#works=3,1,2')).toEqual(['3', '1', '2']);
  });

  it.each(['', '#', '#main', '#work=1', '#x&works=1'])('%s has none', (fragment) =>
    expect(idsOfFragment(fragment)).toBeNull(),
  );

  it.each([
    ['#works=', []],
    ['#works=1,1,,2,1', ['1', '2']],
    ['#works=<script>alert(1)</script>,7', ['7']],
    ['#works=../../etc/passwd,%31,1 2,8', ['8']],
    ['#works=1%2C2%2c3,4%252C5', ['1', '2', '3']],
    ['#works=__proto__,constructor', ['__proto__', 'constructor']],
    [`#works=${'9'.repeat(65)},5`, ['5']],
  ])('%s leaves only what can be an id', (fragment, ids) =>
    expect(idsOfFragment(fragment)).toEqual(ids),
  );

  it('leaves at most as many as a shelf holds of a million, at once', () => {
    const many = `#works=${Array.from({ length: 1_000_000 }, (_, index) => index).join()}`;
    const empty = `#works=${','.repeat(1_000_000)}1`;
    const encoded = `#works=${'%2C'.repeat(1_000_000)}1`;
    expect(idsOfFragment(many)).toHaveLength(MOST_KEPT);
    expect(idsOfFragment(empty)).toEqual([]);
    expect(idsOfFragment(encoded)).toEqual([]);
    // Read whole, the first two take 0.7 s.
    expect(leastMs(() => [many, empty, encoded].map(idsOfFragment))).toBeLessThan(100);
  });

  it('holds a full shelf of the longest ids', () => {
    const ids = Array.from({ length: MOST_KEPT }, (_, index) => String(index).padStart(64, 'a'));
    expect(toIds(ids.join())).toEqual(ids);
    expect(idsOfFragment(`#works=${ids.join('%2C')}`)).toEqual(ids);
  });
});

describe('The order of a shelf', () => {
  it.each([
    ['a', 1, 'bac'],
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 1, 'abc'],
    ['a', -1, 'abc'],
    ['c', 3, 'abc'],
    ['x', 0, 'abc'],
  ])('with %s at %i is %s', (id, place, order) =>
    expect(moved(['a', 'b', 'c'], id, place).join('')).toBe(order),
  );
});
