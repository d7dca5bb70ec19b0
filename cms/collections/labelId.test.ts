import { quietly } from '../quietly';
import { isLabelId } from './labelId';

const isTaken = (id: unknown, operation = 'create', context = {}) =>
  isLabelId(id, { operation, req: { context } }) === true;

describe('The id of a label', () => {
  it('is what the website’s addresses may have, and none of their own words', () => {
    for (const id of ['2024', 'featured', 'a-b_C']) expect([id, isTaken(id)]).toEqual([id, true]);
    for (const id of ['Été 2024', 'a/b', '', undefined, 'all', 'default'])
      expect([id, isTaken(id)]).toEqual([id, false]);
  });

  it.each(['Été 2024', 'all'])('stays as it is stored, and as an archive has it: %s', (id) => {
    expect(isTaken(id, 'update')).toBe(true);
    expect(isTaken(id, 'create', quietly())).toBe(true);
  });
});
