import { number, object, ValidationError } from 'yup';
import { wireArea } from './area';
import { count, fitting, id, items, list, numeric, recordOrNull, text, time } from './fields';

describe('Loose fields', () => {
  it.each([
    [undefined, ''],
    [null, ''],
    [7, '7'],
    ['x', 'x'],
    [' x\n', ' x\n'],
    [' \u3000\n', ''],
  ])('text reads %p as "%s"', (value, read) => expect(text().validateSync(value)).toBe(read));

  it.each([
    [undefined, null],
    [null, null],
    ['', null],
    ['7', 7],
    [0, 0],
    ['12A', null],
    ['03:52', null],
    ['2022-11-03T10:00:00Z', null],
    [[], null],
    [{}, null],
    ['1e999', null],
  ])('numeric reads %p as %p', (value, read) => expect(numeric().validateSync(value)).toBe(read));

  it.each([
    [undefined, null],
    ['7', 7],
    [8.64e15, 8.64e15],
    [-8.64e15, -8.64e15],
    [8.64e15 + 1, null],
    ['-9e15', null],
    ['soon', null],
    ['2024-03-01 10:00', null],
  ])('time reads %p as %p', (value, read) => expect(time().validateSync(value)).toBe(read));

  it.each([
    [undefined, null],
    [null, null],
    ['', null],
    [[], null],
    [{ n: '12A' }, { n: null }],
  ])('an optional object reads %p as %p', (value, read) => {
    const schema = object({ n: numeric() }).transform(recordOrNull).nullable().default(null);
    expect(schema.validateSync(value)).toEqual(read);
  });

  it.each([
    [undefined, []],
    [null, []],
    [
      ['a', null],
      ['a', ''],
    ],
  ])('list reads %p as %p', (value, read) => {
    const schema = object({ texts: list(text()) });
    expect(schema.validateSync({ texts: value })).toEqual({ texts: read });
  });

  it('list leaves out what does not fit, and tells of it', () => {
    const onMisfit = jest.fn();
    const schema = object({ people: list(object({ id: id(), names: list(text()) })) });
    const people = [null, { id: 1, names: ['a', {}] }, { names: [] }, 'b'];
    expect(schema.validateSync({ people }, { context: { onMisfit } })).toEqual({
      people: [{ id: '1', names: ['a'] }],
    });
    expect(onMisfit.mock.calls.map(([reason]) => reason)).toEqual([
      expect.stringMatching(/^people 0: /),
      expect.stringMatching(/^people 2: id /),
      expect.stringMatching(/^people 3: /),
      expect.stringMatching(/^people\[0\]\.names 1: /),
    ]);
  });

  it.each(['a', 7, {}])('list refuses %p', (value) => {
    expect(() => list(text()).validateSync(value)).toThrow();
  });
});

it('No object is taken for a text or a number, whatever it calls `toString`', () => {
  for (const value of [{ toString: 1 }, { valueOf: 1, toString: 1 }, [{ toString: 1 }]]) {
    expect([numeric().validateSync(value), time().validateSync(value)]).toEqual([null, null]);
    for (const schema of [text(), id(), count()])
      expect(() => schema.validateSync(value)).toThrow(ValidationError);
  }
});

describe('id', () => {
  it.each([
    [7, '7'],
    [' a ', 'a'],
  ])('reads %p as "%s"', (value, read) => {
    expect(id().validateSync(value)).toBe(read);
  });

  it.each([undefined, null, '', ' ', [], ['a'], {}, { id: 'a' }])('refuses %p', (value) => {
    expect(() => id().validateSync(value)).toThrow(ValidationError);
  });
});

describe('items and fitting', () => {
  const page = object({ datas: items() });
  const item = object({ id: id(), n: number().default(0) });

  it('leaves the items of a list as they came', () => {
    const datas = [{ id: 1, more: { deep: true } }, null, 'text'];
    expect(page.validateSync({ datas }, { stripUnknown: true })).toEqual({ datas });
    expect(page.validateSync({})).toEqual({ datas: [] });
    expect(page.validateSync({ datas: null })).toEqual({ datas: [] });
  });

  it('keeps the items that fit, in their order, and tells of the others', () => {
    const onMisfit = jest.fn();
    const fit = fitting(item, [{ id: 1, x: 1 }, null, { n: 2 }, { id: 2, n: '3' }], onMisfit);
    expect(fit).toEqual([
      { id: '1', n: 0 },
      { id: '2', n: 3 },
    ]);
    expect(onMisfit.mock.calls.map(([, index]) => index)).toEqual([1, 2]);
  });

  it.each([
    [{ id: [], code: 'FR' }],
    [{ id: {}, code: 'FR' }],
    [{ id: 2, code: ['FR'] }],
    [{ id: 2, code: {} }],
    [{ id: { toString: 1 }, code: 'FR' }],
    [{ id: 2, name: { toString: 1 }, code: 'FR' }],
  ])('drops %j alone', (misfit) => {
    const good = { id: '1', name: '', code: 'FR' };
    expect(fitting(wireArea, [misfit, { id: 1, code: 'fr' }], jest.fn())).toEqual([good]);
  });
});
