import type { Entry, Facts } from './entries';
import type { Known } from './known';
import { examine, prepare, type Pictures } from './pictures';
import { nothingSeen, planOf, type Context } from './plans';
import type { Stored, StoredWorks } from './storedWorks';

jest.mock('./pictures', () => ({ examine: jest.fn(), prepare: jest.fn() }));

beforeEach(() => {
  jest.mocked(examine).mockResolvedValue([]);
  jest.mocked(prepare).mockImplementation((path) =>
    Promise.resolve({
      data: Buffer.from(''),
      originalName: path,
      storedName: `image-of-${path}`,
    }),
  );
});

const FILES = ['sun.jpg', 'WE-1.jpg'];
const pictures: Pictures = {
  named: (name) =>
    FILES.includes(name) ? { path: name } : { code: 'pictureMissing', value: name },
  ofNumber: (num) => {
    if (num === 'WE-TWICE') return { code: 'pictureSeveral', value: num };
    const path = FILES.find((name) => name === `${num}.jpg`);
    return path ? { path } : null;
  },
};

const context = (more: Partial<Context> = {}): Context => ({
  known: { isMissing: (kind: string) => kind === 'organisation' } as unknown as Known,
  pictures,
  seen: nothingSeen(),
  ...more,
});

const entry = (facts: Facts, row = 2): Entry => ({ row, facts, faults: [] });
const works = (...stored: Partial<Stored>[]): StoredWorks => {
  const where = (key: 'facts' | 'inRow', isIt: (facts: Facts) => boolean) =>
    stored.find((work) => isIt(work[key] ?? {})) as Stored;
  const isAt = (place: string) => (facts: Facts) => `${facts.label}-${facts.seq}` === place;
  return {
    ofNumber: (num) => where('facts', (facts) => facts.num === num),
    ofPlace: (place) => where('facts', isAt(place)),
    keeperOfNumber: (num) => where('inRow', (facts) => facts.num === num),
    keeperOfPlace: (place) => where('inRow', isAt(place)),
  };
};

const SUN: Facts = { num: 'WE-1', 'name.en': 'The sun', author: 'Zoé' };
const STORED: Partial<Stored> = {
  id: 7,
  facts: { ...SUN, picture: 'image-of-WE-1.jpg', published: true, label: '2024', seq: 3 },
  hasNewerDraft: false,
};

async function plan(facts: Facts, stored = works(), ctx = context()) {
  const { action, changes, path, faults } = await planOf(entry(facts), stored, ctx);
  return { action, changes, path, codes: faults.map(({ code }) => code) };
}

test('a new work is published with the picture that is called as its number', async () => {
  expect(await plan({ ...SUN, label: '2024', seq: 1 })).toEqual({
    action: 'made',
    changes: { ...SUN, label: '2024', seq: 1, labels: '2024', published: true },
    path: 'WE-1.jpg',
    codes: [],
  });
});

test('a work without a picture stays a draft, and says so', async () => {
  const { changes, codes } = await plan({ ...SUN, num: 'WE-2' });
  expect([changes.published, codes]).toEqual([false, ['noPicture']]);
  expect((await plan({ ...SUN, num: 'WE-2', published: false })).codes).toEqual([]);
});

test('a stored draft with a picture stays one, and says so where its row doesn’t tell', async () => {
  const draft = { ...STORED.facts, published: false };
  const of = async (told: Facts, facts: Facts = draft) => {
    const { changes, codes } = await plan({ ...SUN, ...told }, works({ ...STORED, facts }));
    return [changes.published, codes];
  };
  expect(await of({})).toEqual([undefined, ['staysDraft']]);
  expect(await of({}, { ...draft, picture: null })).toEqual([undefined, ['staysDraft']]);
  expect(await of({ published: false })).toEqual([undefined, []]);
  expect(await of({ published: true })).toEqual([true, []]);
  expect(await of({ num: 'WE-2' }, { ...draft, num: 'WE-2', picture: null })).toEqual([
    undefined,
    [],
  ]);
  expect(await of({}, { ...draft, published: true })).toEqual([undefined, []]);
});

test('without an English title another one is taken', async () => {
  const { changes, codes } = await plan({ num: 'WE-1', 'name.fr': 'Le soleil', author: 'Zoé' });
  expect([changes['name.en'], codes]).toEqual(['Le soleil', ['titleOfOther']]);
});

test.each<[string, Facts, string]>([
  ['a title', { num: 'WE-1', author: 'Zoé' }, 'noTitle'],
  ['an author', { num: 'WE-1', 'name.en': 'x' }, 'noAuthor'],
  ['its picture', { ...SUN, picture: 'moon.jpg' }, 'pictureMissing'],
])('a new work without %s is left out', async (_, facts, code) => {
  const { action, codes } = await plan(facts);
  expect([action, codes]).toEqual(['skipped', [code]]);
});

test('of several files that are called as its number none is taken, unless the row names one', async () => {
  const facts = { ...SUN, num: 'WE-TWICE' };
  const told = { action: 'skipped', codes: ['pictureSeveral'] };
  const stored = works({ ...STORED, facts: { ...STORED.facts, num: 'WE-TWICE' } });
  expect(await plan(facts)).toMatchObject(told);
  expect(await plan(facts, stored)).toMatchObject(told);
  expect(await plan({ ...facts, picture: 'sun.jpg' })).toMatchObject({
    path: 'sun.jpg',
    codes: [],
  });
  expect((await plan({ ...facts, picture: 'image-of-WE-1.jpg' }, stored)).codes).toEqual([]);
  expect((await plan({ ...facts, picture: null }, stored)).codes).toEqual(['noPicture']);
});

test('the same row again changes nothing', async () => {
  expect(await plan(SUN, works(STORED))).toMatchObject({ action: 'same', changes: {}, codes: [] });
});

test('only what differs is written', async () => {
  const facts = { ...SUN, 'name.fr': 'Le soleil', age: null, author: 'Zoe' };
  expect(await plan(facts, works(STORED))).toMatchObject({
    action: 'changed',
    changes: { 'name.fr': 'Le soleil', author: 'Zoe', age: null },
  });
});

test('a work that moves to another year leaves the list of its year, unless its row tells the lists', async () => {
  const changesOf = async (told: Facts, labels: string | null) => {
    const facts = { ...STORED.facts, labels };
    return (await plan({ ...SUN, ...told }, works({ ...STORED, facts }))).changes;
  };
  const moved = { label: '2025', seq: 9 };
  expect(await changesOf(moved, '2024, featured')).toEqual({ ...moved, labels: '2025, featured' });
  expect(await changesOf(moved, '2024, 2025')).toEqual({ ...moved, labels: '2025' });
  expect(await changesOf(moved, 'featured')).toEqual(moved);
  expect(await changesOf(moved, null)).toEqual(moved);
  expect(await changesOf({ ...moved, labels: '2024' }, '2024')).toEqual(moved);
  expect(await changesOf({ label: '2024', seq: 9 }, '2024')).toEqual({ seq: 9 });
  expect(await changesOf({ label: null }, '2024')).toEqual({ label: null });
});

test('another picture is a change, an equal one is none', async () => {
  const { changes } = await plan({ ...SUN, picture: 'sun.jpg' }, works(STORED));
  expect(changes).toEqual({ picture: 'image-of-sun.jpg' });
});

test('another picture gets its descriptions, also those that the one before had', async () => {
  const alts = { 'alt.en': 'Waves', 'alt.fr': 'Des vagues' };
  const stored = works({ ...STORED, facts: { ...STORED.facts, ...alts } });
  const again = { ...SUN, ...alts, 'alt.fr': 'La mer' };
  const { changes } = await plan({ ...again, picture: 'sun.jpg' }, stored);
  expect(changes).toEqual({ ...alts, 'alt.fr': 'La mer', picture: 'image-of-sun.jpg' });
  expect((await plan(again, stored)).changes).toEqual({ 'alt.fr': 'La mer' });
  const untold = await plan({ ...SUN, picture: 'sun.jpg' }, stored);
  expect(untold.changes).toEqual({ picture: 'image-of-sun.jpg' });
});

test('a sheet may name the stored picture without bringing it', async () => {
  const facts = { num: 'WE-9', picture: 'image-abc.jpg' };
  const stored = { ...STORED, facts: { ...STORED.facts, ...facts } };
  expect(await plan(facts, works(stored))).toMatchObject({ action: 'same', codes: [] });
});

test('what a draft has left by hand is kept for it, but for the draft itself', async () => {
  const [before, after] = [
    { num: 'WE-1', label: '2023', seq: 3 },
    { num: 'WE-8', label: '2024', seq: 3 },
  ];
  const moved = works({ ...STORED, facts: { ...STORED.facts, ...after }, inRow: before });
  const codes = async (facts: Facts) => (await plan({ ...SUN, ...facts }, moved)).codes;
  expect(await codes({ num: 'WE-1' })).toContain('keptForDraft');
  expect(await codes({ num: 'WE-5', label: '2023', seq: 3 })).toContain('keptForDraft');
  expect(await codes({ num: 'WE-5', label: '2023', seq: 4 })).not.toContain('keptForDraft');
  expect(await codes(after)).not.toContain('keptForDraft');
  expect(await codes({ ...before, num: 'WE-8' })).not.toContain('keptForDraft');
});

test('a number, or a place, that is in the sheet twice is told at the second row', async () => {
  const ctx = context();
  const codes = async (facts: Facts) => (await plan({ ...SUN, ...facts }, works(), ctx)).codes;
  expect(await codes({ num: 'WE-1', label: '2024', seq: 1 })).toEqual([]);
  expect(await codes({ num: 'WE-1' })).toContain('numberTwice');
  expect(await codes({ num: 'WE-3', label: '2024', seq: 1 })).toContain('placeTwice');
});

test('a place of another work is taken; of the same work, or one without a number, it is its own', async () => {
  const place = { label: '2024', seq: 3 };
  const of = async (facts: Facts, stored = STORED) => plan(facts, works(stored));
  expect((await of({ ...SUN, ...place, num: 'WE-5' })).codes).toContain('placeTaken');
  expect(await of({ ...SUN, ...place })).toMatchObject({ action: 'same' });
  expect(await of(place)).toMatchObject({ action: 'same' });
  const numberless = { ...STORED, facts: { ...STORED.facts, num: null } };
  expect(await of({ ...place, num: 'WE-5' }, numberless)).toMatchObject({
    action: 'changed',
    changes: { num: 'WE-5' },
  });
});

test('a work with an unpublished change is left to its editor', async () => {
  const stored = { ...STORED, hasNewerDraft: true };
  expect(await plan({ ...SUN, age: '9' }, works(stored))).toMatchObject({
    action: 'skipped',
    codes: ['unfinishedDraft'],
  });
});

test('a published work whose picture is taken away becomes a draft', async () => {
  const facts = { num: 'WE-7', picture: null };
  const stored = { ...STORED, facts: { ...STORED.facts, num: 'WE-7' } };
  expect(await plan(facts, works(stored))).toMatchObject({
    changes: { picture: null, published: false },
    codes: ['noPicture'],
  });
});

test('a title can’t be emptied', async () => {
  expect((await plan({ num: 'WE-1', 'name.en': null }, works(STORED))).codes).toEqual(['noTitle']);
});

test('an author can’t be emptied; a work that has none stays without, or gets one', async () => {
  const emptied = { num: 'WE-1', author: null };
  expect((await plan(emptied, works(STORED))).codes).toEqual(['noAuthor']);
  const nameless = works({ ...STORED, facts: { ...STORED.facts, author: null } });
  expect(await plan(emptied, nameless)).toMatchObject({ action: 'same', codes: [] });
  const of = async (facts: Facts) => (await plan({ num: 'WE-1', ...facts }, nameless)).changes;
  expect(await of({ age: '9' })).toEqual({ age: '9' });
  expect(await of({ author: 'Zoé' })).toEqual({ author: 'Zoé' });
});

test('what will be made beside works is told once', async () => {
  const ctx = context();
  const facts = { ...SUN, organisation: 'Atelier' };
  expect((await plan(facts, works(), ctx)).codes).toEqual(['newOrganisation']);
  expect((await plan({ ...facts, num: 'WE-8' }, works(), ctx)).codes).toEqual(['noPicture']);
  const vowel = { ...SUN, organisation: 'कमल विद्यालय' };
  expect((await plan(vowel, works(), ctx)).codes).toContain('newOrganisation');
  const other = { ...SUN, organisation: 'कोमल विद्यालय' };
  expect((await plan(other, works(), ctx)).codes).toContain('newOrganisation');
});

test('a work that a killed import has left half there is made whole', async () => {
  const half: Partial<Stored> = { ...STORED, facts: { ...STORED.facts, 'name.en': null } };
  const facts = { ...SUN, label: '2024', seq: 3 };
  const ctx = context({ left: new Map([[2, 'made']]) });
  expect(await plan(facts, works({ ...half, hasNewerDraft: true }), ctx)).toMatchObject({
    action: 'changed',
    changes: { 'name.en': 'The sun', labels: '2024' },
    codes: [],
  });
});

test('the work of a row that was done before the import was stopped stays as it is now', async () => {
  const ctx = () => context({ wasDone: (row) => row <= 2 });
  const facts = { ...SUN, published: true };
  const of = (more: Facts, hasNewerDraft = false) =>
    works({ ...STORED, facts: { ...STORED.facts, ...more }, hasNewerDraft });
  for (const stored of [
    of({ author: 'Corrected and published' }),
    of({ published: false }),
    of({ picture: null }),
    of({}, true),
  ]) {
    expect(await plan(facts, stored, ctx())).toEqual({
      ...{ action: 'same', changes: {}, path: 'WE-1.jpg', codes: [] },
    });
  }
  // One that is gone is made, and rows that were not done are compared.
  expect(await plan(facts, works(), ctx())).toMatchObject({ action: 'made' });
  const withdrawn = of({ published: false });
  expect(await planOf(entry(facts, 3), withdrawn, ctx())).toMatchObject({
    action: 'changed',
    changes: { published: true },
  });
  // What a process that died was making meanwhile is made whole.
  const left = { ...ctx(), left: new Map([[2, 'made' as const]]) };
  expect(await plan(facts, withdrawn, left)).toMatchObject({ action: 'changed' });
});

test('a new number with a sign that only looks like another is refused, one that is there stays', async () => {
  const odd = { ...SUN, num: 'WE–1' };
  expect((await plan(odd)).codes).toContain('oddSign');
  const stored = works({ ...STORED, facts: { ...STORED.facts, num: 'WE–1' } });
  expect((await plan(odd, stored)).codes).not.toContain('oddSign');
});
