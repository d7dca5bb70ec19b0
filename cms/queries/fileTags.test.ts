import type { Payload } from 'payload';
import { rowsBy } from './driver';
import { tagsOfFile } from './fileTags';
import { isInText } from './mediaUse';
import type { SQL } from './sql';

jest.mock('./driver', () => ({ rowsBy: jest.fn() }));
jest.mock('./mediaUse', () => ({ isInText: jest.fn() }));

const MADE = '2026-01-02T10:00:00.000Z';

/** A database in which a menu shows file 7, which the texts name or don't. */
function aDatabase({ isNamed = false, isThere = true }) {
  const answer = async (_: object, { sql }: SQL) => {
    if (sql.includes('menus')) return [{ tag: 'menus' }];
    return isThere ? [{ filename: 'a.jpg', created_at: MADE }] : [];
  };
  jest.mocked(rowsBy).mockImplementation(answer as typeof rowsBy);
  jest.mocked(isInText).mockResolvedValue(isNamed);
}

const tags = () => tagsOfFile({ db: {} } as Payload, 7);

it('a file that no text names is no matter of the news', async () => {
  aDatabase({});
  expect(await tags()).toEqual(['menus']);
});

it('one that a text names is', async () => {
  aDatabase({ isNamed: true });
  expect(await tags()).toEqual(['news', 'webContent:exh', 'menus']);
  expect(isInText).toHaveBeenCalledWith({ id: 7, filename: 'a.jpg', madeAt: Date.parse(MADE) });
});

it('one that is gone already is in no text', async () => {
  aDatabase({ isNamed: true, isThere: false });
  expect(await tags()).toEqual(['menus']);
});
