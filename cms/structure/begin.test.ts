import type { Payload } from 'payload';
import { begin } from './begin';
import type { Beginning } from './chunks';

/** As much of Payload as `begin` asks. */
function databaseWith(counts: Record<string, number>, mark: object | null = null) {
  let kept = mark;
  const payload = {
    count: async ({ collection }: { collection: string }) => ({
      totalDocs: counts[collection] ?? 0,
    }),
    kv: {
      get: async () => kept,
      set: async (_: string, value: object) => void (kept = value),
    },
  } as unknown as Payload;
  const load = jest.fn(async () => undefined);
  return {
    load,
    mark: () => kept,
    start: (what: Beginning) => begin(payload, what, load, () => undefined),
  };
}

describe('What a new exhibition begins with', () => {
  it('is loaded into an empty database, once', async () => {
    const { start, load, mark } = databaseWith({});
    expect(await start('structure')).toBe('loaded');
    expect(mark()).toEqual({ what: 'structure', state: 'loaded' });
    expect(await start('structure')).toBe('already loaded');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each(['albums', 'media', 'news', 'years', 'menus'])(
    'never touches a database with %s of its own',
    async (collection) => {
      const { start, load, mark } = databaseWith({ [collection]: 1 });
      expect(await start('structure')).toBe('not wanted');
      expect(await start('demo')).toBe('not wanted');
      expect(load).not.toHaveBeenCalled();
      expect(mark()).toBeNull();
    },
  );

  it('is continued after an interruption, but never mixed', async () => {
    const begun = databaseWith({ years: 2 }, { what: 'structure', state: 'loading' });
    expect(await begun.start('demo')).toBe('begun otherwise');
    expect(await begun.start('structure')).toBe('loaded');
  });

  it('reads the mark of an older demo', async () => {
    const begun = databaseWith({ albums: 2 }, { state: 'loading' });
    expect(await begun.start('structure')).toBe('begun otherwise');
    expect(await begun.start('demo')).toBe('loaded');
  });
});
