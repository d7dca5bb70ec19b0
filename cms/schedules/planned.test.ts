import type { BasePayload, TypedUser } from 'payload';
import { planned } from './planned';

jest.mock('./runSchedules', () => ({ authorOf: jest.fn() }));

type Asked = { where: { hasError: { equals?: boolean } }; limit: number };

const FAILED_AT = '2031-01-01T00:00:00.000Z';

/** A CMS in which this many failed. Documents of these numbers are gone, or not for this editor. */
function aCms({ failed, gone = [] }: { failed: number; gone?: number[] }) {
  const jobs = Array.from({ length: failed }, (_, at) => ({
    id: at + 1,
    input: { type: 'publish', doc: { relationTo: 'news', value: at + 1 } },
    updatedAt: FAILED_AT,
    error: { fault: 'refused' },
  }));
  const find = jest.fn(({ where, limit }: Asked) =>
    Promise.resolve({ docs: where.hasError.equals === true ? jobs.slice(0, limit) : [] }),
  );
  const findByID = ({ id }: { id: number }) =>
    Promise.resolve(gone.includes(id) ? null : { id, title: `News ${id}` });
  const collections = { news: { config: { admin: { useAsTitle: 'title' } } } };
  return { payload: { find, findByID, collections } as unknown as BasePayload, find };
}

const user = {} as TypedUser;

test('the newest ten are shown by one look', async () => {
  const { payload, find } = aCms({ failed: 60 });
  const shown = await planned(payload, user);
  expect(shown.map(({ document }) => document)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(shown[0]).toMatchObject({ title: 'News 1', fault: 'refused', at: new Date(FAILED_AT) });
  expect(find).toHaveBeenCalledTimes(2);
});

test('what is gone, or may not be read, is left out', async () => {
  const { payload } = aCms({ failed: 4, gone: [1, 3] });
  const shown = await planned(payload, user);
  expect(shown.map(({ document }) => document)).toEqual([2, 4]);
});
