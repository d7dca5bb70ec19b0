import { quietly } from '../quietly';
import { isLabelId } from './labelId';

/** The labels that are there already. */
const KNOWN: readonly unknown[] = ['2023', 'all'];

async function mayBe(id: unknown, operation = 'create', context = {}) {
  const count = jest.fn(async ({ where }) => ({
    totalDocs: KNOWN.filter((known) => known === where.id.equals).length,
  }));
  const payload = { count } as never;
  const asked = { operation, collectionSlug: 'labels', req: { context, payload } };
  return (await isLabelId(id, asked)) === true;
}

describe('The id of a label', () => {
  it('is what the website’s addresses may have, and none of their own words', async () => {
    for (const id of ['2024', 'featured', 'a-b_C'])
      expect([id, await mayBe(id)]).toEqual([id, true]);
    for (const id of ['Été 2024', 'a/b', '', undefined, 'all', 'default'])
      expect([id, await mayBe(id)]).toEqual([id, false]);
  });

  it('is of no other label', async () => {
    expect(await mayBe('2023')).toBe(false);
  });

  it.each(['Été 2024', 'all', '2023'])(
    'stays as it is stored, and as an archive has it: %s',
    async (id) => {
      expect(await mayBe(id, 'update')).toBe(true);
      expect(await mayBe(id, 'create', quietly())).toBe(true);
    },
  );
});
