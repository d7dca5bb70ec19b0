import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { aKeyValueStore } from '@/tests/support/keyValue';
import { readState } from '../exchange/journal';
import { runImport } from '../exchange/runImport';
import type { lookEvery } from '../sweeping';
import { DIED } from './faults';
import { startLooking } from './run';

let mockLook: () => Promise<unknown> = async () => undefined;

jest.mock('../sweeping', () => ({
  lookEvery: ({ look }: Parameters<typeof lookEvery>[0]) => void (mockLook = look),
}));
jest.mock('../http/draining', () => ({ isDraining: () => false }));
jest.mock('../services/log', () => ({ logFailure: () => undefined }));
jest.mock('../exchange/hurry', () => ({ hurry: async () => async () => undefined }));
/** Lost at once: each process ends before its first row. */
jest.mock('../exchange/lock', () => ({
  takeLock: async (_db: unknown, onLost: () => void) => {
    onLost();
    return async () => undefined;
  },
}));
jest.mock('../exchange/undoImport', () => ({ undoImport: async () => null }));
jest.mock('../exchange/known', () => ({ readKnown: async () => ({}) }));
jest.mock('../exchange/pictures', () => ({ findPictures: async () => new Map() }));
jest.mock('../exchange/storedWorks', () => ({ worksOf: async () => [] }));
jest.mock('../exchange/halfWritten', () => ({ dropHalfVersion: async () => undefined }));
jest.mock('../exchange/writeWork', () => ({ writeWork: async () => ({ id: 1 }) }));
jest.mock('../exchange/plans', () => ({ nothingSeen: () => ({}) }));
jest.mock('../exchange/entries', () => ({ readEntry: ({ row }: { row: number }) => ({ row }) }));
jest.mock('../exchange/tellWebsites', () => ({
  telling: (_payload: unknown, _how: unknown, write: (websites: object) => unknown) => write({}),
}));

const aPayload = () => ({ kv: aKeyValueStore() }) as unknown as Payload;

describe('An import of the screen whose process ends each time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is gone on with three times at the same rows, then it is stopped', async () => {
    writeFileSync(join(folder, 'works.csv'), 'num\n1\n');
    const payload = aPayload();
    const source = { folder, sheet: 'works.csv', mapping: { num: 'num' } };
    const counts = { made: 1, changed: 0, same: 0, skipped: 0 };
    const wanted = { source, report: { total: 1, counts }, isOfScreen: true };
    await runImport(payload, wanted, { isOver: () => true });
    startLooking(payload);
    for (const count of [1, 2, 3]) {
      await mockLook();
      expect(await readState(payload)).toMatchObject({ state: 'running', tries: { count } });
    }
    await mockLook();
    expect(await readState(payload)).toMatchObject({ state: 'stopped', error: DIED });

    // Who goes on by hand begins anew.
    await runImport(payload, wanted, { isOver: () => true });
    const { state, tries } = (await readState(payload)) ?? {};
    expect({ state, tries }).toEqual({ state: 'running', tries: undefined });
  });
});
