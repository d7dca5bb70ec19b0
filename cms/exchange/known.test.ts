import type { Payload } from 'payload';
import { readKnown } from './known';

const STORED: Readonly<Record<string, readonly object[]>> = {
  organisations: [
    { id: 1, name: 'École du Lac' },
    { id: 2, name: 'कमल विद्यालय' },
  ],
  labels: [
    { id: 'paris', title: { en: 'Paris', fr: '2022' } },
    { id: 'blue', title: { en: '2024' } },
    { id: '2023', title: {} },
  ],
  years: [
    { year: '2024', label: 'paris' },
    { year: '2023', label: 'blue' },
    { year: '2021', label: null },
    { year: null, label: 'paris' },
  ],
};

async function known() {
  let last = 10;
  const create = jest.fn(() => Promise.resolve({ id: (last += 1) }));
  const find = ({ collection }: { collection: string }) =>
    Promise.resolve({ docs: STORED[collection] ?? [] });
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

test.each([
  ['a year, whatever the label is called', '2024', 'paris'],
  ['a label’s id, though another year has the name', '2023', '2023'],
  ['a label’s title in any language', 'PARIS', 'paris'],
  ['a title like a year that there is not', '2022', 'paris'],
  ['a year without a label', '2021', '2021'],
  ['a year that is to come', '2031', '2031'],
])('a sheet means a label by %s', async (_, text, label) => {
  expect((await known()).labelOf(text)).toBe(label);
});
