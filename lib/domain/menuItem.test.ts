import { wireMenuItem } from '@/lib/contract/menuItem';
import { toMenuTree, type MenuItem } from './menuItem';

const urlOf = (path: string) => path;
const anItem = (id: string, pId: string, fields: object = {}) =>
  wireMenuItem.cast({ id, pId, name: `item ${id}`, ...fields });

/** `1(2(3)4)`: ids, with their children in brackets. */
const shapeOf = (items: MenuItem[]): string =>
  items.map(({ id, childs }) => id + (childs.length ? `(${shapeOf(childs)})` : '')).join('');

describe('toMenuTree (§3 Menu item)', () => {
  it('has the root Index with id 0 and link /', () => {
    expect(toMenuTree([], urlOf)).toMatchObject({ id: '0', name: 'Index', link: '/', childs: [] });
  });

  it.each([
    [
      'builds childs from pId',
      [
        ['1', '0'],
        ['2', '1'],
        ['3', '2'],
        ['4', '1'],
      ],
      '1(2(3)4)',
    ],
    [
      'finds a parent that comes later',
      [
        ['2', '1'],
        ['1', '0'],
      ],
      '1(2)',
    ],
    ['takes an empty pId as the root', [['1', '']], '1'],
    [
      'keeps the order of the list',
      [
        ['9', '0'],
        ['1', '0'],
        ['5', '0'],
      ],
      '915',
    ],
    [
      'leaves out an item whose parent is not there',
      [
        ['1', '0'],
        ['2', '7'],
      ],
      '1',
    ],
    [
      'leaves out a ring',
      [
        ['1', '2'],
        ['2', '1'],
        ['3', '3'],
        ['4', '0'],
      ],
      '4',
    ],
    [
      'takes the first of two with one id',
      [
        ['1', '0'],
        ['2', '1'],
        ['1', '2'],
      ],
      '1(2)',
    ],
    [
      'does not let an item replace the root',
      [
        ['0', '1'],
        ['1', '0'],
      ],
      '1',
    ],
  ])('%s', (_, pairs, shape) => {
    const wires = pairs.map(([id = '', pId = '']) => anItem(id, pId));
    expect(shapeOf(toMenuTree(wires, urlOf).childs)).toBe(shape);
  });

  it.each([0, 1, 2])('keeps type %i', (type) => {
    expect(toMenuTree([anItem('1', '0', { type })], urlOf).childs[0]?.type).toBe(type);
  });

  it('takes an item without a type for a normal one', () => {
    const wire = wireMenuItem.validateSync({ id: '1', type: null });
    expect(toMenuTree([wire], urlOf).childs[0]?.type).toBe(0);
  });

  it('keeps no link that would run a script', () => {
    const [item] = toMenuTree([anItem('1', '0', { link: 'javascript:alert(1)' })], urlOf).childs;
    expect(item?.link).toBe('');
  });
});
