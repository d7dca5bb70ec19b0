import type { Payload } from 'payload';
import { readKnown } from './known';

const STORED = [
  { id: 1, name: 'École du Lac' },
  { id: 2, name: 'कमल विद्यालय' },
];

async function known() {
  let last = 10;
  const create = jest.fn(() => Promise.resolve({ id: (last += 1) }));
  const find = ({ collection }: { collection: string }) =>
    Promise.resolve({ docs: collection === 'organisations' ? STORED : [] });
  return { create, ...(await readKnown({ create, find } as unknown as Payload)) };
}

test('an organisation is the stored one in other capitals, accents and spaces', async () => {
  const { create, isMissing, needOrganisation, spelled } = await known();
  expect(isMissing('organisation', 'ECOLE  DU LAC')).toBe(false);
  expect(spelled('ecole du lac')).toBe('École du Lac');
  expect(await needOrganisation('ecole du lac')).toBe(1);
  expect(create).not.toHaveBeenCalled();
});

test('it is another where a mark makes another letter, and two new ones are both made', async () => {
  const { create, isMissing, needOrganisation, organisationOf, spelled } = await known();
  expect(isMissing('organisation', 'कोमल विद्यालय')).toBe(true);
  expect(spelled('कोमल विद्यालय')).toBe('कोमल विद्यालय');
  const names = ['कोमल विद्यालय', 'はら幼稚園', 'ばら幼稚園', 'はら幼稚園'];
  const ids = await Promise.all(names.map(needOrganisation));
  expect(ids).toEqual([11, 12, 13, 12]);
  expect(ids.map(organisationOf)).toEqual(names);
  expect(create).toHaveBeenCalledTimes(3);
});
