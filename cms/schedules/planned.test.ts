import type { BasePayload, TypedUser } from 'payload';
import { planned } from './planned';

jest.mock('./runSchedules', () => ({ authorOf: jest.fn() }));

type Asked = { where: { hasError: { equals?: boolean } }; page: number; limit: number };

const FAILED_AT = '2031-01-01T00:00:00.000Z';
const SAVED_AT = '2031-01-02T00:00:00.000Z';

/** A CMS in which this many failed, of which the newest were saved since. */
function aCms({ failed, mended }: { failed: number; mended: number }) {
  const jobs = Array.from({ length: failed }, (_, at) => ({
    id: at + 1,
    input: { type: 'publish', doc: { relationTo: 'news', value: at + 1 } },
    updatedAt: FAILED_AT,
    error: { fault: 'refused' },
  }));
  const find = jest.fn(({ where, page, limit }: Asked) => {
    const found = where.hasError.equals === true ? jobs : [];
    const docs = found.slice((page - 1) * limit, page * limit);
    return Promise.resolve({ docs, hasNextPage: found.length > page * limit });
  });
  const findByID = ({ id }: { id: number }) =>
    Promise.resolve({ id, title: `News ${id}`, updatedAt: id <= mended ? SAVED_AT : FAILED_AT });
  const collections = { news: { config: { admin: { useAsTitle: 'title' } } } };
  return { payload: { find, findByID, collections } as unknown as BasePayload, find };
}

const user = {} as TypedUser;

test('what failed is shown also behind much that has been saved since', async () => {
  const { payload } = aCms({ failed: 60, mended: 33 });
  const shown = await planned(payload, user);
  expect(shown.map(({ document }) => document)).toEqual([34, 35, 36, 37, 38, 39, 40, 41, 42, 43]);
});

test('the newest ten are shown by one look, and the looks have an end', async () => {
  const few = aCms({ failed: 60, mended: 0 });
  expect(await planned(few.payload, user)).toHaveLength(10);
  expect(few.find).toHaveBeenCalledTimes(2);
  const many = aCms({ failed: 10_000, mended: 10_000 });
  expect(await planned(many.payload, user)).toEqual([]);
  expect(many.find.mock.calls.length).toBeLessThan(100);
});
