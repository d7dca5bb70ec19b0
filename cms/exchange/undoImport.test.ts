import type { Payload } from 'payload';
import { aKeyValueStore } from '@/tests/support/keyValue';
import { readState, writePart, writeState, type ImportState } from './journal';
import { undoImport } from './undoImport';

const MADE = '2026-12-01T10:00:00.000Z';
const EDITED = '2026-12-01T11:00:00.000Z';
const CHANGED = '2026-12-01T12:00:00.000Z';

const mockWork = { id: 7, facts: { num: 'WE-1' }, hasNewerDraft: false, updatedAt: '' };

jest.mock('./known', () => ({ readKnown: async () => ({}) }));
jest.mock('./storedWorks', () => ({
  storedWorks: async () => [{ ...mockWork }],
  placesOf: () => new Map(),
}));
jest.mock('./halfWritten', () => ({ dropHalfVersion: async () => undefined }));
jest.mock('./tellWebsites', () => ({
  telling: (_payload: unknown, _how: unknown, undo: (websites: object) => unknown) =>
    undo({ beforePart: async () => undefined, afterPart: async () => undefined }),
}));
jest.mock('./writeWork', () => ({
  writeWork: async () => {
    mockWork.updatedAt = '2026-12-01T13:00:00.000Z';
    return { id: mockWork.id, updatedAt: mockWork.updatedAt };
  },
}));

function aPayload() {
  const kv = aKeyValueStore();
  const [count, remove] = [async () => ({ totalDocs: 0 }), jest.fn()];
  return { payload: { kv, count, delete: remove } as unknown as Payload, remove };
}

/** A work that one sheet made and a corrected one changed, as the second found it. */
async function undone(foundAt: string) {
  const { payload, remove } = aPayload();
  const state = { id: 'one', state: 'done', startedAt: 0, parts: 2 } as ImportState;
  const line = { row: 2, key: 'WE-1', id: mockWork.id };
  mockWork.updatedAt = CHANGED;
  await writeState(payload, state);
  await writePart(payload, state, 0, [{ ...line, action: 'made', updatedAt: MADE }]);
  const before = { author: 'Zoé' };
  await writePart(payload, state, 1, [
    { ...line, action: 'changed', before, foundAt, updatedAt: CHANGED },
  ]);
  await undoImport(payload);
  const { deleted, restored, kept } = (await readState(payload))?.undone ?? {};
  return { deleted, restored, kept, isGone: remove.mock.calls.length > 0 };
}

test('a work that the import made and changed is deleted', async () => {
  expect(await undone(MADE)).toEqual({ deleted: 1, restored: 1, kept: [], isGone: true });
});

test('one that an editor has changed between the two is kept, as the editor left it', async () => {
  const kept = [{ key: 'WE-1', reason: 'changed since' }];
  expect(await undone(EDITED)).toEqual({ deleted: 0, restored: 1, kept, isGone: false });
});
