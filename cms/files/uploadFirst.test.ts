import { setImmediate as others } from 'node:timers/promises';
import type { CollectionConfig, Config } from 'payload';
import { keepDespiteLeftOvers, uploadFirst } from './uploadFirst';

/** What is to be done after the commit. */
const mockActs: (() => Promise<unknown>)[] = [];
jest.mock('../queries/afterCommit', () => ({
  afterCommit: async (_within: unknown, act: () => Promise<unknown>) => void mockActs.push(act),
}));
jest.mock('../env', () => ({ ...jest.requireActual('../env'), BUCKET: { name: 'media' } }));
jest.mock('../refusal', () => ({}));
jest.mock('./bucket', () => ({ putIntoBucket: async () => undefined }));
jest.mock('./publishedFile', () => ({ keyOf: () => 'key' }));

type Req = { context: object; payload: object; file?: object; transactionID?: string };
type Change = { doc: object; previousDoc?: object; req: Req };
type Hook = (change: Change) => Promise<unknown>;

/** What the plugin was asked to delete. */
const gone: string[] = [];
/** How many deletions went on at the same time, and the most of them. */
const underWay = { now: 0, most: 0 };
/** The plugin's hooks, which are the last ones. `isRefused`: the bucket deletes nothing. */
async function hooksOf(isRefused = false) {
  const own: Hook = async ({ doc }) => doc;
  const of = (what: string) => async () => {
    if (isRefused) throw new Error('the bucket refuses it');
    underWay.now += 1;
    underWay.most = Math.max(underWay.most, underWay.now);
    await others();
    underWay.now -= 1;
    gone.push(what);
  };
  const hooks = { afterChange: [own, of('replaced')], afterDelete: [own, of('deleted')] };
  const media = { slug: 'media', fields: [], hooks } as unknown as CollectionConfig;
  const config = await keepDespiteLeftOvers({ collections: [media] } as unknown as Config);
  const [ours] = config.collections ?? [];
  const lastOf = (all: unknown[] = []) => all.at(-1) as Hook;
  return {
    afterChange: lastOf(ours?.hooks?.afterChange),
    afterDelete: lastOf(ours?.hooks?.afterDelete),
  };
}

/** The file that a row names. */
let named = '';
type Asked = { where: { or: Record<string, { in: string[] }>[] } };
const payload = {
  count: async ({ where }: Asked) => {
    if (named === 'away') throw new Error('the database is away');
    const names = where.or.flatMap((field) => Object.values(field).flatMap((asked) => asked.in));
    return { totalDocs: names.includes(named) ? 1 : 0 };
  },
};

const previousDoc = { filename: 'a.jpg', sizes: { thumbnail: { filename: 'a.webp' } } };
const doc = { id: 1, filename: 'b.jpg', sizes: { thumbnail: { filename: 'b.webp' } } };
async function anUpload() {
  const req = { context: {}, payload, file: { data: Buffer.from('b') } };
  await uploadFirst({ data: { filename: 'b.jpg' }, req } as never);
  return { doc, previousDoc, req };
}

async function commit() {
  for (const act of mockActs) await act();
}

beforeEach(() => {
  mockActs.length = 0;
  gone.length = 0;
  underWay.most = 0;
  named = '';
});

describe('A file in the bucket', () => {
  it('that is replaced is there until the save is committed', async () => {
    const { afterChange } = await hooksOf();
    expect(await afterChange(await anUpload())).toBe(doc);
    expect(gone).toEqual([]);
    await commit();
    expect(gone).toEqual(['replaced']);
  });

  it('that is deleted is there until its row is certainly gone', async () => {
    const { afterDelete } = await hooksOf();
    expect(await afterDelete({ doc, req: { context: {}, payload } })).toBe(doc);
    expect(gone).toEqual([]);
    await commit();
    expect(gone).toEqual(['deleted']);
  });

  it('that is deleted with many others goes with some of them, after the commit', async () => {
    const { afterDelete } = await hooksOf();
    const context = {};
    const deleteIn = (transactionID: string) =>
      afterDelete({ doc, req: { context, payload, transactionID } });
    await Promise.all(Array.from({ length: 25 }, () => deleteIn('a')));
    await deleteIn('b');
    expect(mockActs).toHaveLength(2);
    await mockActs.shift()?.();
    expect([gone.length, underWay.most]).toEqual([25, 10]);
    await commit();
    expect(gone).toHaveLength(26);
  });

  it('that is deleted without a transaction after another goes, too', async () => {
    const { afterDelete } = await hooksOf();
    const req = { context: {}, payload };
    for (const number of [1, 2]) {
      await afterDelete({ doc, req });
      await mockActs.shift()?.();
      expect(gone).toHaveLength(number);
    }
  });

  it.each(['a.jpg', 'a.webp', 'b.jpg', 'b.webp'])(
    'stays when a row names it again after the commit (%s)',
    async (name) => {
      const { afterChange, afterDelete } = await hooksOf();
      await afterChange(await anUpload());
      await afterDelete({ doc, req: { context: {}, payload } });
      named = name;
      await commit();
      expect(gone).toEqual([name.startsWith('a') ? 'deleted' : 'replaced']);
    },
  );

  it('stays when the rows can’t be asked, of which the log tells', async () => {
    const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { afterDelete } = await hooksOf();
    await afterDelete({ doc, req: { context: {}, payload } });
    named = 'away';
    await commit();
    expect(gone).toEqual([]);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('that can’t be deleted doesn’t undo the save that has replaced it', async () => {
    const { afterChange } = await hooksOf(true);
    expect(await afterChange(await anUpload())).toBe(doc);
    await expect(commit()).resolves.toBeUndefined();
  });

  it('that was not stored before fails with its save', async () => {
    const { afterChange } = await hooksOf(true);
    await expect(afterChange({ doc, req: { context: {}, payload } })).rejects.toThrow('refuses');
  });
});
