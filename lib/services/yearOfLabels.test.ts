import { yearNameOf, yearOfLabels } from './yearOfLabels';

jest.mock('server-only', () => ({}), { virtual: true });
jest.mock('./webContent', () => ({
  getWebContent: async () => [
    { year: '2027', labelId: 'we2027' },
    { year: '2024', labelId: '2024' },
  ],
}));

it.each([
  ['we2027', '2027'],
  ['2024', '2024'],
  ['2028', '2028'],
  ['featured', ''],
])('the label %s is of the year "%s"', async (label, year) =>
  expect(await yearNameOf(label, 'en')).toBe(year),
);

it('several labels are of no one year', async () => {
  expect(await yearOfLabels(['we2027'], 'en')).toMatchObject({ year: '2027' });
  expect(await yearOfLabels(['we2027', '2024'], 'en')).toBeUndefined();
  expect(await yearOfLabels([], 'en')).toBeUndefined();
});
