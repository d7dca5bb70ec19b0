import { upload } from 'payload/shared';
import { quietly } from '../quietly';
import { FILMS, NO_PLAYLISTS, PICTURES } from './filesOf';
import { storedRow } from './storedRow';

jest.mock('payload/shared', () => ({ upload: jest.fn(() => true) }));
jest.mock('./storedRow', () => ({ storedRow: jest.fn() }));

const judged = jest.mocked(upload);

/** By what Payload looks at last for files of another kind; undefined: it doesn't look. */
async function askedOf(value: unknown, more: object = {}) {
  const asked = { name: 'cover', data: {}, req: { context: {} }, ...PICTURES, ...more };
  await PICTURES.validate(value, asked as never);
  return judged.mock.lastCall?.[1].filterOptions;
}

const REFUSED = 'Not of this kind';

const orKept = (...kept: number[]) => ({ or: [{ id: { in: kept } }, PICTURES.filterOptions] });

/** None of the files is a picture. */
beforeEach(() =>
  judged.mockReset().mockImplementation((_, { filterOptions }) => (filterOptions ? REFUSED : true)),
);

describe('Files of a field that takes one kind', () => {
  it('are pictures; films that browsers play; or all but playlists', () => {
    expect(PICTURES.filterOptions).toEqual({ mimeType: { contains: 'image/' } });
    expect(FILMS.filterOptions).toEqual({ mimeType: { in: ['video/mp4', 'video/webm'] } });
    const { filterOptions } = NO_PLAYLISTS;
    expect(filterOptions).toEqual({ mimeType: { not_equals: 'application/vnd.apple.mpegurl' } });
  });

  it('are looked at when they are chosen', async () => {
    expect(await askedOf(7)).toEqual(orKept());
    expect(await askedOf([7, 8])).toEqual(orKept());
    expect(await askedOf(7, { previousValue: 6 })).toEqual(orKept());
  });

  it('stay as they are stored, or as an archive brings them', async () => {
    expect(await askedOf(7, { previousValue: 7 })).toBeUndefined();
    expect(await askedOf([8, 7], { previousValue: [7, 8] })).toBeUndefined();
    expect(await askedOf([7, 9], { previousValue: [7] })).toEqual(orKept(7));
    expect(await askedOf(7, { req: { context: quietly() } })).toBeUndefined();
  });

  it.each([
    ['stay when visitors have it', 7, undefined],
    ['are looked at when only a draft had it', 6, orKept()],
  ])('of a document that is published %s', async (_, cover, expected) => {
    jest.mocked(storedRow).mockResolvedValue({ _status: 'published', cover });
    const published = { id: 1, collectionSlug: 'albums', data: { _status: 'published' } };
    expect(await askedOf(7, { ...published, previousValue: 7 })).toEqual(expected);
  });

  it('are taken without a further look when they are of the kind', async () => {
    judged.mockReturnValue(true);
    expect(await askedOf(7)).toBe(PICTURES.filterOptions);
    expect(judged).toHaveBeenCalledTimes(1);
  });

  it('are refused in Payload’s words otherwise, and so is a field that must not be empty', async () => {
    const asked = { name: 'cover', data: {}, req: { context: {} }, ...PICTURES };
    expect(await PICTURES.validate(7, asked as never)).toBe(REFUSED);
    judged.mockReturnValue('Required');
    expect(await PICTURES.validate(null, asked as never)).toBe('Required');
  });
});
