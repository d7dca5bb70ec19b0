import type { PayloadRequest } from 'payload';
import { noteSignature } from '@/tests/support/signature.mjs';
import { quietly } from '../quietly';

process.env.REVALIDATE_SECRET = 'secret';

jest.mock('../queries/outbox', () => jest.requireActual('@/tests/support/memoryOutbox'));
jest.mock('../queries/albumPlaces', () => ({
  placesOf: async () => ({
    lists: ['worksOf:2024', 'worksIn:FR'],
    parts: ['worksOf:2024:3', 'worksIn:FR:0'],
    near: ['near:8', 'near:9'],
  }),
  isShownByYear: async (_payload: unknown, work: unknown) => work === 17,
  isPrivate: async (_payload: unknown, file: unknown) => file === 13,
}));
jest.mock('../queries/fileTags', () => ({ tagsOfFile: async () => [] }));

type Note = { tags: string[]; withdrawn: string[]; at: number };

/** As in the mock above. */
const PRIVATE = 13;
const OF_A_YEAR = 17;

const warn = jest.fn();
const send = jest.fn<Promise<Response>, [string, RequestInit]>();

type Doc = {
  id: number;
  _status?: string;
  cover?: number;
  seq?: number;
  approved?: boolean;
};
type Change = {
  slug?: string;
  before?: Doc;
  after?: Doc;
  result?: Doc;
  req?: PayloadRequest;
  /** The CMS dies before it has written what changed. */
  isKilled?: boolean;
  /** What was written can't be read. */
  isUnread?: boolean;
};

/** On PostgreSQL a transaction is open as long as it has a session. */
const db = { sessions: { open: {} } };

const aRequest = (fields: object = {}) =>
  ({ context: {}, payload: { db, logger: { warn } }, ...fields }) as unknown as PayloadRequest;

const noteOf = ([, { body }]: [string, RequestInit]): Note => JSON.parse(String(body));
const lastNote = () => noteOf(send.mock.calls.at(-1)!);

/** `before` and `after`: what visitors see; `result`: what the editor saved, which may be a newer draft. */
async function change({
  slug = 'albums',
  before,
  after,
  result = after,
  req = aRequest(),
  isKilled = false,
  isUnread = false,
}: Change) {
  const { notifyOf } = await import('./notify');
  const { beforeValidate, beforeChange, afterChange } = notifyOf(slug);
  const hooks: unknown[] = [beforeValidate[0], beforeChange[0], afterChange[0]];
  const [first, then, last] = hooks as ((change: object) => Promise<void>)[];
  const findByID = jest.fn().mockResolvedValueOnce(before ?? null);
  Object.assign(req.payload, {
    findByID: before ? findByID.mockResolvedValue(after) : async () => after,
  });
  const operation = before ? 'update' : 'create';
  await first?.({ operation, originalDoc: { id: 1, _status: 'draft' }, req });
  const originalDoc = before && { id: 1 };
  await then?.({ operation, originalDoc, data: result ?? {}, req });
  if (isKilled) return;
  if (isUnread) findByID.mockRejectedValue(new Error('no connection was free'));
  await last?.({ doc: result, operation, req });
}

const published = (fields: Partial<Doc> = {}): Doc => ({ id: 1, _status: 'published', ...fields });
const draft: Doc = { id: 1, _status: 'draft' };

beforeEach(async () => {
  jest.useFakeTimers();
  (await import('@/tests/support/memoryOutbox')).emptyOutbox();
  await (await import('./sendNotes')).startSending(aRequest().payload);
  send.mockReset().mockResolvedValue(new Response());
  warn.mockReset();
  global.fetch = send as unknown as typeof fetch;
});

afterEach(async () => {
  await jest.advanceTimersByTimeAsync(600_000);
  jest.useRealTimers();
});

describe('a change that visitors see', () => {
  it('is told once for several in a row, signed', async () => {
    await change({ after: published({ id: 1 }) });
    await change({ after: published({ id: 2 }) });
    await change({ after: published({ id: 1 }) });
    await jest.advanceTimersByTimeAsync(1000);

    expect(send).toHaveBeenCalledTimes(1);
    const [url, { headers, body }] = send.mock.calls[0]!;
    expect(url).toBe('http://127.0.0.1:3000/api/revalidate');
    expect(noteOf(send.mock.calls[0]!).tags).toEqual(
      expect.arrayContaining(['works', 'worksOf:2024', 'album:1', 'album:2']),
    );
    expect(headers).toMatchObject({ 'x-signature': noteSignature(String(body), 'secret') });
  });

  it('is told again when pages that were just being made are done', async () => {
    await change({ after: published({ id: 1 }) });
    await jest.advanceTimersByTimeAsync(4000);

    const [first, again] = send.mock.calls.map(noteOf);
    expect(send).toHaveBeenCalledTimes(2);
    expect(again?.tags).toEqual(first?.tags);
    expect((again?.at ?? 0) - (first?.at ?? 0)).toBe(2000);
  });

  it('of a work that stays where it is makes only it, its neighbours and its place in lists stale', async () => {
    await change({ before: published({ cover: 1 }), after: published({ cover: 2 }) });
    await jest.advanceTimersByTimeAsync(1000);
    expect(lastNote().tags).toEqual([
      ...['album:1', 'works', 'near:8', 'near:9'],
      ...['worksOf:2024:3', 'worksIn:FR:0'],
    ]);
  });

  it('of a work whose picture was private makes its lists stale: it comes', async () => {
    await change({ before: published({ cover: PRIVATE }), after: published({ cover: 2 }) });
    await jest.advanceTimersByTimeAsync(1000);
    const { tags, withdrawn } = lastNote();
    expect(tags).toEqual(expect.arrayContaining(['worksOf:2024', 'webContent:countries']));
    expect(withdrawn).toEqual([]);
  });

  it('of a work that was chosen for a year makes the years stale when it comes', async () => {
    await change({ after: published({ id: OF_A_YEAR }) });
    await jest.advanceTimersByTimeAsync(1000);
    expect(lastNote().tags).toContain('webContent:years');
  });

  it('of more than twenty works that come at once makes all works and the years stale', async () => {
    for (let id = 1; id <= 21; id += 1) await change({ after: published({ id: 100 + id }) });
    await jest.advanceTimersByTimeAsync(1000);
    expect(lastNote().tags).toEqual(expect.arrayContaining(['albums', 'webContent:years']));
  });

  it('of a work that moves makes its lists stale', async () => {
    await change({ before: published({ seq: 1 }), after: published({ seq: 2 }) });
    await jest.advanceTimersByTimeAsync(1000);
    expect(lastNote().tags).toEqual(
      expect.arrayContaining(['worksOf:2024', 'worksIn:FR', 'webContent:countries', 'near:8']),
    );
  });

  it.each<[string, Change]>([
    ['comes', { after: published() }],
    ['moves', { before: published({ seq: 1 }), after: published({ seq: 2 }) }],
    ['goes', { before: published(), after: draft }],
  ])('of a work that %s makes the works beside it on its own page stale', async (_, made) => {
    await change(made);
    await jest.advanceTimersByTimeAsync(1000);
    expect(lastNote().tags).toContain('near:1');
  });

  it('is told a second time when the first fails, then only logged', async () => {
    send.mockResolvedValue(new Response(null, { status: 500 }));
    await change({ after: published({ id: 1 }) });
    await jest.advanceTimersByTimeAsync(1000);

    expect(send).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('waits for the commit', async () => {
    const req = aRequest({ transactionID: 'open' });
    await change({ after: published(), req });
    await jest.advanceTimersByTimeAsync(1000);
    expect(send).not.toHaveBeenCalled();

    delete req.transactionID;
    await jest.advanceTimersByTimeAsync(1000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('does not wait where there is no transaction, as on SQLite', async () => {
    await change({ after: published(), req: aRequest({ transactionID: Promise.resolve(null) }) });
    await jest.advanceTimersByTimeAsync(1000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('a withdrawal', () => {
  it.each<[string, Change]>([
    ['an artwork taken down', { before: published(), after: draft }],
    [
      'one taken down after a draft was saved',
      { before: published(), after: draft, result: draft },
    ],
    [
      'a picture that gives way to a private one',
      { before: published({ cover: 1 }), after: published({ cover: PRIVATE }) },
    ],
    ['a picture replaced', { before: published({ cover: 1 }), after: published({ cover: 2 }) }],
  ])('is told as one: %s', async (_, made) => {
    await change(made);
    await jest.advanceTimersByTimeAsync(1000);
    expect(lastNote().withdrawn).toEqual(expect.arrayContaining(['near:8', 'album:1']));
  });

  it('is a comment that is no longer approved', async () => {
    const comment = { id: 1, album: 7 };
    const [before, after] = [true, false].map((approved) => ({ ...comment, approved }));
    await change({ slug: 'albumComments', before, after });
    await jest.advanceTimersByTimeAsync(1000);
    expect(lastNote().withdrawn).toEqual(['comments:7']);
  });

  it.each<[string, Change]>([
    ['words that change', { before: published({ cover: 1 }), after: published({ cover: 1 }) }],
    ['a draft beside what stays', { before: published(), after: published(), result: draft }],
    ['a menu item', { slug: 'menus', before: { id: 1 }, after: { id: 1, cover: 1 } }],
  ])('is not %s', async (_, made) => {
    await change(made);
    await jest.advanceTimersByTimeAsync(1000);
    expect(lastNote().withdrawn).toEqual([]);
  });

  it('is sent until the website has it', async () => {
    send.mockResolvedValue(new Response(null, { status: 500 }));
    await change({ before: published(), after: draft });
    await jest.advanceTimersByTimeAsync(60_000);
    const tries = send.mock.calls.length;
    expect(tries).toBeGreaterThan(8);
    send.mockImplementation(async () => new Response());
    await jest.advanceTimersByTimeAsync(600_000);
    expect(send.mock.calls.length - tries).toBe(2);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe('a file of works that changes', () => {
  async function noteOfChange(change: { private?: boolean; filename?: string }, count: number) {
    const works = Array.from({ length: count }, (_, at) => published({ id: at + 1 }));
    const find = async ({ collection, limit }: { collection: string; limit: number }) => ({
      docs: collection === 'albums' ? works.slice(0, limit) : [],
    });
    const { notifyOfMedia } = await import('./notify');
    const hooks: unknown[] = [notifyOfMedia.beforeChange[0], notifyOfMedia.afterChange[0]];
    const [first, last] = hooks as ((change: object) => Promise<void>)[];
    const req = aRequest({ payload: { find, logger: { warn } } });
    const previousDoc = { id: 5, filename: 'a.jpg' };
    await first?.({ operation: 'update', originalDoc: previousDoc, req });
    const doc = { ...previousDoc, ...change };
    await last?.({ operation: 'update', doc, previousDoc, req });
    await jest.advanceTimersByTimeAsync(1000);
    return lastNote();
  }

  it('is withdrawn from the pages of each work that it shows, when it becomes private', async () => {
    const { withdrawn } = await noteOfChange({ private: true }, 2);
    expect(withdrawn).toEqual(expect.arrayContaining(['album:1', 'album:2', 'worksOf:2024']));
    expect(withdrawn).not.toContain('albums');
  });

  it('is withdrawn from all works when it shows more than a hundred', async () => {
    const { withdrawn } = await noteOfChange({ private: true }, 101);
    expect(withdrawn).toEqual(expect.arrayContaining(['albums', 'comments']));
  });

  it('is withdrawn from the sitemap too, when it is replaced', async () => {
    const { withdrawn } = await noteOfChange({ filename: 'b.jpg' }, 1);
    expect(withdrawn).toEqual(expect.arrayContaining(['album:1', 'works', 'worksOf:2024:3']));
    expect(withdrawn).not.toContain('worksOf:2024');
  });

  it('changes the lists around the work only, when it is described anew', async () => {
    const { tags, withdrawn } = await noteOfChange({}, 1);
    expect(tags).toEqual(expect.arrayContaining(['album:1', 'worksOf:2024:3']));
    expect(tags).not.toContain('works');
    expect(withdrawn).toEqual([]);
  });
});

it('what is written and can’t be read is told as all that it may have changed, also in a transaction', async () => {
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { keptNotes } = await import('@/tests/support/memoryOutbox');
  const everything = ['albums', 'comments', 'webContent:years', 'webContent:countries'];
  for (const transactionID of [undefined, 'open']) {
    const req = aRequest({ transactionID });
    await change({ before: published(), after: draft, isUnread: true, req });
    expect(keptNotes().at(-1)).toMatchObject({ tags: everything, withdrawn: everything });
  }
  expect(logged).toHaveBeenCalledTimes(2);
});

it('what can’t be read as its transaction has ended fails with its save, and is told to nobody', async () => {
  const { keptNotes } = await import('@/tests/support/memoryOutbox');
  const req = aRequest({ transactionID: 'ended' });
  const saving = change({ before: published(), after: draft, isUnread: true, req });
  await expect(saving).rejects.toThrow('no connection was free');
  expect(keptNotes()).toEqual([]);
});

describe('a CMS that dies during a save', () => {
  const killed = { before: published(), after: draft, isKilled: true } as const;

  it('has told nobody yet, but finds all that the save may have changed', async () => {
    await change(killed);
    await jest.advanceTimersByTimeAsync(50_000);
    expect(send).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(11_000);
    expect(lastNote()).toMatchObject({
      tags: ['albums', 'comments', 'webContent:years', 'webContent:countries'],
      withdrawn: ['albums', 'comments', 'webContent:years', 'webContent:countries'],
    });
  });

  it('finds the global that somebody who may was restoring', async () => {
    const { keptNotes } = await import('@/tests/support/memoryOutbox');
    const { notifyOfGlobal } = await import('./notify');
    const hooks: unknown[] = notifyOfGlobal('footer').beforeOperation;
    const [announce] = hooks as ((asked: object) => Promise<void>)[];
    const ask = (role: string, operation: string) =>
      announce?.({ operation, req: aRequest({ user: { id: 1, role } }) });
    await ask('juror', 'restoreVersion');
    await ask('editor', 'read');
    expect(keptNotes()).toEqual([]);
    await ask('editor', 'restoreVersion');
    await jest.advanceTimersByTimeAsync(61_000);
    expect(lastNote().tags).toEqual(['webContent:footer']);
  });

  it('has nothing to find where the save has a transaction', async () => {
    const { keptNotes } = await import('@/tests/support/memoryOutbox');
    await change({ ...killed, req: aRequest({ transactionID: 'open' }) });
    expect(keptNotes()).toEqual([]);
  });
});

describe('a change that visitors do not see', () => {
  it.each<[string, Change]>([
    ['a draft', { after: draft }],
    [
      'a work that nobody sees, as its picture is private',
      { before: published({ cover: PRIVATE }), after: published({ cover: PRIVATE, seq: 2 }) },
    ],
    ['loading the demo', { after: published(), req: aRequest({ context: quietly() }) }],
  ])('is not told: %s', async (_, made) => {
    await change(made);
    await jest.advanceTimersByTimeAsync(1000);
    expect(send).not.toHaveBeenCalled();
  });
});
