import { LOCALES } from '@/lib/i18n/locales';
import { refuseStale } from './refuseStale';

jest.mock('payload', () => ({
  APIError: class extends Error {
    constructor(
      message: string,
      readonly status: number,
    ) {
      super(message);
    }
  },
}));

const OPENED = '2026-12-01T10:00:00.000Z';
const SAVED = '2026-12-01T10:05:00.000Z';
const LATER = '2026-12-01T10:06:00.000Z';

const FIELDS = [
  { name: 'name' },
  { name: '_status' },
  { name: 'lastShown', admin: { hidden: true } },
];

type Told = {
  sent?: object;
  newest?: string;
  read?: string;
  kept?: object[];
  /** What Payload has read, but for its time, and what is saved. */
  stored?: object;
  data?: object;
  row?: string;
  hasVersions?: boolean;
  overrideAccess?: boolean;
  language?: string;
};

/** Two versions of a work: of when the form was opened, and of now. */
const versions = (before: object, after: object) => [
  { version: { updatedAt: OPENED, ...before } },
  { version: { updatedAt: SAVED, ...after } },
];

/** What a save is told; null: it goes on. */
async function toldOf(told: Told): Promise<string | null> {
  const { sent = { updatedAt: OPENED }, newest = SAVED, read = newest, kept = [] } = told;
  const { stored = {}, data = { name: 'The Boat' } } = told;
  const { row = 'draft', hasVersions = true, overrideAccess = false, language = 'en' } = told;
  const payload = {
    db: { name: 'sqlite', drizzle: {} },
    collections: { albums: { config: { versions: hasVersions } } },
    findByID: async () => ({ updatedAt: newest, _status: row }),
    findVersions: async () => ({ docs: kept }),
  };
  const req = { payload, context: {}, locale: 'en', i18n: { language } };
  const collection = { slug: 'albums', flattenedFields: FIELDS };
  const save = { collection, operation: 'update', req };
  const { beforeOperation, beforeValidate } = refuseStale.collection;
  await beforeOperation({ ...save, args: { id: 7, data: sent }, overrideAccess } as never);
  try {
    const asked = { ...save, data, originalDoc: { id: 7, updatedAt: read, ...stored } };
    expect(await beforeValidate(asked as never)).toBe(data);
    return null;
  } catch (error) {
    expect(error).toMatchObject({ status: 409 });
    return (error as Error).message;
  }
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T10:08:30.000Z') });
});
afterEach(() => jest.useRealTimers());

it('refuses a form that was opened before the newest save, and tells how long ago that was', async () => {
  expect(await toldOf({})).toMatch(/ saved this 3 minutes ago, after /);
  expect(await toldOf({ newest: '2026-12-01T10:08:30.900Z' })).toMatch(/ 1 second ago/);
  expect(await toldOf({ sent: { updatedAt: LATER }, hasVersions: false })).not.toBeNull();
});

it.each(LOCALES)('has no colon, at which Payload would begin a list: %s', async (language) => {
  const told = await toldOf({ language });
  expect(told).not.toMatch(/[:{}]/);
  expect(told).toContain('3');
});

it.each([
  ['of the newest state', { sent: { updatedAt: SAVED } }],
  ['that tells no time', { sent: {} }],
  ['that tells none in words', { sent: { updatedAt: 'yesterday' } }],
  ['of a program of ours', { overrideAccess: true }],
  ['of what was deleted meanwhile, which is told elsewhere', { newest: 'none' }],
])('lets a save pass %s', async (_, told) => expect(await toldOf(told)).toBeNull());

describe('A save since', () => {
  const same = versions({ name: 'Sea', lastShown: 1 }, { name: 'Sea', lastShown: 2 });

  it('that the form doesn’t show is none, unless Payload had read the document before it', async () => {
    expect(await toldOf({ kept: same })).toBeNull();
    expect(await toldOf({ kept: same, read: OPENED })).not.toBeNull();
    expect(await toldOf({ kept: same, hasVersions: false })).not.toBeNull();
    expect(await toldOf({ kept: same.slice(1) })).not.toBeNull();
  });

  it('of something that it shows would be undone', async () => {
    expect(await toldOf({ kept: versions({ name: 'Sea' }, { name: 'See' }) })).not.toBeNull();
  });

  it('of the very same is its own, whose answer was lost, and of another state is not', async () => {
    const [draft, published] = [{ _status: 'draft' }, { _status: 'published' }];
    const data = { name: 'The Boat', lastShown: 1, ...published };
    const stored = { name: 'The Boat', lastShown: 2, ...published };
    const kept = versions({ name: 'Sea', ...draft }, stored);
    expect(await toldOf({ kept, stored, data })).toBeNull();
    expect(await toldOf({ kept, stored, data: { ...data, name: 'See' } })).not.toBeNull();
    expect(await toldOf({ kept, stored, data: { ...data, ...draft } })).not.toBeNull();
    const withdrawn = { ...stored, ...draft };
    expect(await toldOf({ kept, stored: withdrawn, data })).not.toBeNull();
    expect(await toldOf({ kept, stored, data, read: OPENED })).not.toBeNull();
    expect(await toldOf({ kept, stored, data, hasVersions: false })).not.toBeNull();
  });

  it('may publish the same or leave a draft of it, and may not withdraw it', async () => {
    const [draft, published] = [{ _status: 'draft' }, { _status: 'published' }];
    expect(await toldOf({ kept: versions(draft, published) })).toBeNull();
    expect(await toldOf({ kept: versions(published, draft), row: 'published' })).toBeNull();
    expect(await toldOf({ kept: versions(published, draft) })).not.toBeNull();
  });
});
