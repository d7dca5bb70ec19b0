import type { Payload } from 'payload';
import { beginBatch, changeBatch, type Batch } from './batches';

const EDITOR = 7;
const KEY = `import batch ${EDITOR}`;
const stored = new Map<string, Batch>();
/** What another request does between the reading and the writing of a change. */
let meanwhile: () => unknown = () => undefined;

/** As SQLite would. */
async function execute({ sql, args }: { sql: string; args: string[] }) {
  const [data = '', key = '', id, phase] = args;
  expect(sql).toMatch(/^UPDATE payload_kv SET data = \?\s+WHERE key = \? AND data ->> 'id' = \?/);
  expect(/AND data ->> 'phase' = \? RETURNING key$/.test(sql)).toBe(phase !== undefined);
  const batch = stored.get(key);
  if (batch?.id !== id || (phase && batch?.phase !== phase)) return { rows: [] };
  stored.set(key, JSON.parse(data));
  return { rows: [{ key }] };
}

const payload = {
  db: { name: 'sqlite', drizzle: { $client: { execute } } },
  kv: {
    get: async (key: string) => {
      const found = stored.get(key) ?? null;
      await meanwhile();
      return found;
    },
    set: async (key: string, batch: Batch) => void stored.set(key, batch),
  },
} as unknown as Payload;

async function checking() {
  const batch = await beginBatch(payload, EDITOR);
  const begun = await changeBatch(payload, EDITOR, batch, { phase: 'checking' });
  expect(begun?.phase).toBe('checking');
  return batch;
}

beforeEach(() => {
  stored.clear();
  meanwhile = () => undefined;
});

describe('a change of what an editor brings', () => {
  it('is written while it is the same, in the same phase', async () => {
    const batch = await checking();
    const changed = await changeBatch(payload, EDITOR, batch, { done: 40 }, 'checking');
    expect(changed).toMatchObject({ id: batch.id, phase: 'checking', done: 40 });
    expect(stored.get(KEY)).toEqual(changed);
  });

  it.each<[string, (batch: Batch) => unknown]>([
    ['begins another', () => beginBatch(payload, EDITOR)],
    ['has left the phase', (batch) => stored.set(KEY, { ...batch, phase: 'files' })],
    ['is deleted', () => stored.clear()],
  ])('is not when the editor %s just then', async (_, change) => {
    const batch = await checking();
    let expected: Batch | undefined;
    meanwhile = async () => {
      await change(batch);
      expected = stored.get(KEY);
    };
    expect(await changeBatch(payload, EDITOR, batch, { done: 40 }, 'checking')).toBeNull();
    expect(stored.get(KEY)).toEqual(expected);
  });
});
