import { isWithinThreeLevels } from './menuLevels';

/** As much of Payload as the check asks: each item's parent, by its id. */
function menuOf(parents: Record<number, number | null>) {
  const items = Object.entries(parents).map(([id, parent]) => ({ id: Number(id), parent }));
  const find = jest.fn(async ({ where }: { where: { parent: { in: number[] } } }) => ({
    docs: items.filter(({ parent }) => parent !== null && where.parent.in.includes(parent)),
  }));
  const findByID = async ({ id }: { id: number }) => items.find((item) => item.id === id) ?? null;
  const req = { payload: { find, findByID } };
  const put = (id: number | undefined, parent: number | null) =>
    isWithinThreeLevels(parent, { id, req } as never);
  return { find, put };
}

/** 1(2(3)) 4(5) 6 7(8(9)) */
const MENU = { 1: null, 2: 1, 3: 2, 4: null, 5: 4, 6: null, 7: null, 8: 7, 9: 8 };
const TOO_DEEP = 'At most 3 levels.';

describe('A menu item is put below another (§9 Drawer menu levels)', () => {
  it.each<[string, number | undefined, number | null, true | string]>([
    ['a new one on the third level', undefined, 2, true],
    ['a new one on a fourth', undefined, 3, TOO_DEEP],
    ['one without any below it on the third level', 6, 2, true],
    ['one without any below it on a fourth', 6, 3, TOO_DEEP],
    ['a group on the second level', 4, 1, true],
    ['a group on the third, its items on a fourth', 4, 2, TOO_DEEP],
    ['two levels on the second, the last on a fourth', 1, 6, TOO_DEEP],
    ['a group with its items in the bar itself', 8, null, true],
    ['a group where it was', 8, 7, true],
    ['an item below its own', 1, 3, 'An item cannot be below itself.'],
  ])('%s', async (_, id, parent, answer) => {
    const { find, put } = menuOf(MENU);
    expect(await put(id, parent)).toBe(answer);
    expect(find.mock.calls.length).toBeLessThanOrEqual(2);
  });
});
