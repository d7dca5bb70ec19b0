import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as KeepReplaced from './keepReplaced';

const MINUTE = 60_000;

/** What is to be done after the commit. */
const mockActs: (() => Promise<unknown>)[] = [];
jest.mock('../queries/afterCommit', () => ({
  afterCommit: async (_within: unknown, act: () => Promise<unknown>) => void mockActs.push(act),
}));

describe('A file on the disk that a save replaces', () => {
  const top = mkdtempSync(join(tmpdir(), 'one-world-replaced-'));
  const file = join(top, 'media', 'a.jpg');
  const second = join(top, 'being-replaced', 'a.jpg');
  let keeping: typeof KeepReplaced;

  beforeAll(async () => {
    process.env.DATA_DIR = top;
    keeping = await import('./keepReplaced');
    mkdirSync(join(top, 'media'));
  });
  beforeEach(() => {
    rmSync(second, { force: true });
    writeFileSync(file, 'a');
    mockActs.length = 0;
  });
  afterAll(() => rmSync(top, { recursive: true, force: true }));

  /** As much of Payload as is asked. `uses`: how many rows name the file. */
  const payloadOf = (name: string, uses = 0) => ({
    db: { name, drizzle: {} },
    findByID: async () => ({ filename: 'a.jpg' }),
    count: async () => ({ totalDocs: uses }),
  });

  /** Up to the end of its last hook, with Payload's own deletion of the file. */
  async function save(name: string) {
    const user = { id: 1, role: 'organiser' };
    const req = { context: {}, file: {}, payload: payloadOf(name), user };
    await keeping.keepReplaced({ args: { id: 1 }, operation: 'update', req } as never);
    rmSync(file);
    await keeping.dropReplaced({ operation: 'updateByID', req, result: {} } as never);
  }
  const lookIn = (minutes: number, uses: number) =>
    keeping.putBackLeft(payloadOf('postgres', uses) as never, Date.now() + minutes * MINUTE);
  const places = () => ({ file: existsSync(file), second: existsSync(second) });

  it('is gone when SQLite has saved, which commits nothing afterwards', async () => {
    await save('sqlite');
    expect(places()).toEqual({ file: false, second: false });
  });

  it('is kept on PostgreSQL while the save may still fail, and put back if it did', async () => {
    await save('postgres');
    await lookIn(1, 1);
    expect(places()).toEqual({ file: false, second: true });
    await lookIn(60, 1);
    expect(places()).toEqual({ file: true, second: false });
  });

  it('is kept on PostgreSQL though this CMS began later, as another may be saving', async () => {
    await save('postgres');
    const later = { value: Date.now() + MINUTE, configurable: true };
    Object.defineProperty(performance, 'timeOrigin', later);
    await lookIn(0, 1);
    const saving = places();
    await keeping.putBackLeft(payloadOf('sqlite', 1) as never, Date.now());
    Reflect.deleteProperty(performance, 'timeOrigin');
    expect(saving).toEqual({ file: false, second: true });
    expect(places()).toEqual({ file: true, second: false });
  });

  it('is gone on PostgreSQL after a look, if the row names another', async () => {
    await save('postgres');
    await lookIn(60, 0);
    expect(places()).toEqual({ file: false, second: false });
  });

  describe('or a deletion', () => {
    /** Up to Payload's own deletion of the file. `uses`: how many rows name it afterwards. */
    async function remove(name: string, uses: number) {
      const req = { context: {}, payload: payloadOf(name, uses) };
      await keeping.keepDeleted({ id: 1, req } as never);
      rmSync(file);
      return req;
    }
    const end = (operation: string, req: object) =>
      keeping.dropReplaced({ operation, req, result: {} } as never);

    it.each(['deleteByID', 'delete'])('is gone with its row on SQLite (%s)', async (operation) => {
      await end(operation, await remove('sqlite', 0));
      expect(places()).toEqual({ file: false, second: false });
    });

    it('is put back on SQLite if its row is one of many that stayed', async () => {
      await end('delete', await remove('sqlite', 1));
      expect(places()).toEqual({ file: true, second: false });
    });

    it('is kept on PostgreSQL until its row is certainly gone', async () => {
      await end('deleteByID', await remove('postgres', 0));
      expect(places()).toEqual({ file: false, second: true });
      for (const act of mockActs) await act();
      expect(places()).toEqual({ file: false, second: false });
    });

    it('is put back on PostgreSQL after a rollback', async () => {
      const req = await remove('postgres', 1);
      await keeping.putBackReplaced({ context: req.context, req } as never);
      expect(places()).toEqual({ file: true, second: false });
    });
  });
});
