import type { CollectionSlug } from 'payload';
import { doublesIn } from './doubles';

async function* from(docs: readonly object[]) {
  for (const [index, doc] of docs.entries()) yield { id: index + 1, ...doc };
}

const doubles = (slug: CollectionSlug, docs: readonly object[]) => doublesIn(slug, from(docs));

test('drafts with the number or the place of another work are named', async () => {
  const found = await doubles('albums', [
    { num: 'WE2024-1', yearLabel: '2024', seq: 1 },
    { num: 'WE2024-2', yearLabel: '2024', seq: 2 },
    { num: 'WE2024-1', yearLabel: '2024', seq: 2, _status: 'draft' },
  ]);
  expect(found).toEqual(['certificate number WE2024-1: 1, 3', 'place 2 of 2024: 2, 3']);
});

test('what has no number or no place is like no other', async () => {
  const none = { num: null, yearLabel: '2024', seq: null };
  const nowhere = { num: '', yearLabel: null, seq: 1 };
  const other = { num: 'WE2023-1', yearLabel: '2023', seq: 2 };
  expect(await doubles('albums', [none, none, nowhere, nowhere, other])).toEqual([]);
});

test('two drafts of one year are named; what has nothing unique is not compared', async () => {
  const docs = [{ year: '2024' }, { year: '2025' }, { year: '2025' }];
  expect(await doubles('years', docs)).toEqual(['year 2025: 2, 3']);
  expect(await doubles('news', docs)).toEqual([]);
});
