import { tellOfChange } from '../exchange/tellWebsites';
import { bytesOfFile } from '../files/wholeFile';
import { rowsBy } from '../queries/driver';
import type { SQL } from '../queries/sql';
import { lookEvery } from '../sweeping';
import { startColouring } from './fill';

jest.mock('../exchange/tellWebsites', () => ({ tellOfChange: jest.fn() }));
jest.mock('../files/publishedFile', () => ({ keyOf: () => '' }));
jest.mock('../files/wholeFile', () => ({ bytesOfFile: jest.fn() }));
jest.mock('../queries/driver', () => ({ rowsBy: jest.fn() }));
jest.mock('../sweeping', () => ({ lookEvery: jest.fn() }));

type Picture = { id: number; filename: string; mime_type: string; palette: string | null };

const tell = jest.mocked(tellOfChange);
const read = jest.mocked(bytesOfFile);

let media: Picture[];
let unreadable: ReadonlySet<string>;
let isAway: (id: unknown) => boolean;

const left = () => media.filter(({ palette }) => palette === null);
const names = () => left().map(({ filename }) => filename);

/** The statements of a look. */
function answer({ text, values }: SQL): unknown[] {
  if (text.startsWith('SELECT MAX')) return [{ last: left().at(-1)?.id ?? null }];
  if (text.startsWith('SELECT')) {
    const [after, count] = values.map(Number);
    return left()
      .filter(({ id }) => id > (after ?? 0))
      .slice(0, count);
  }
  const [palette, , , id] = values;
  if (isAway(id)) throw new Error('no database');
  for (const picture of media) if (picture.id === id) picture.palette = String(palette);
  return [];
}

/** Ids are those of the test's own, as each is in the log once. */
function begin(first: number, count: number) {
  media = Array.from({ length: count }, (_, at) => ({
    ...{ id: first + at, filename: `${first + at}.png` },
    ...{ mime_type: 'image/png', palette: null },
  }));
  startColouring({} as never);
  const [asked] = jest.mocked(lookEvery).mock.lastCall ?? [];
  if (!asked) throw new Error('nobody looks');
  return asked.look;
}

beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tell.mockReset();
  unreadable = new Set();
  isAway = () => false;
  jest.mocked(rowsBy).mockImplementation(async (_db, statement) => answer(statement) as never[]);
  read.mockReset().mockImplementation(async ({ filename }) => {
    if (unreadable.has(filename)) throw new Error(`EACCES: permission denied, open '${filename}'`);
    return null;
  });
});

const said = () => jest.mocked(process.stderr.write).mock.calls.length;

describe('Pictures from before there were colours', () => {
  it('get theirs though one can’t be read, which is told once, and gets its own when it can', async () => {
    const look = begin(1, 30);
    unreadable = new Set(['2.png']);
    await look();
    expect(names()).toEqual(['2.png']);
    expect([tell.mock.calls.length, said()]).toEqual([1, 1]);
    await look();
    expect([tell.mock.calls.length, said()]).toEqual([1, 1]);
    unreadable = new Set();
    await look();
    expect(names()).toEqual([]);
    expect([tell.mock.calls.length, said()]).toEqual([2, 1]);
    await look();
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('wait while the storage is away: nobody asks it for each', async () => {
    const look = begin(101, 30);
    unreadable = new Set(names());
    await look();
    expect(names()).toHaveLength(30);
    expect(read.mock.calls.length).toBeLessThan(10);
    expect(tell).not.toHaveBeenCalled();
    unreadable = new Set();
    await look();
    expect(names()).toEqual([]);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('are told of as far as they were found when the database goes away', async () => {
    const look = begin(201, 3);
    isAway = (id) => id === 203;
    await expect(look()).rejects.toThrow('no database');
    expect(names()).toEqual(['203.png']);
    expect(tell).toHaveBeenCalledTimes(1);
  });
});
