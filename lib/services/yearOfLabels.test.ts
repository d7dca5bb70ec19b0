import { ServiceError } from '@/lib/errors';
import { anAlbum } from '@/tests/support/anAlbum';
import { yearNameOf, yearOfLabels, yearOfWork } from './yearOfLabels';

/** With which the service fails. */
let failure: Error | null = null;

jest.mock('server-only', () => ({}), { virtual: true });
jest.mock('./webContent', () => ({
  getWebContent: async () => {
    if (failure) throw failure;
    return [
      { year: '2027', labelId: 'we2027' },
      { year: '2024', labelId: '2024' },
    ];
  },
}));

afterEach(() => {
  failure = null;
});

it.each([
  ['we2027', '2027'],
  ['2024', '2024'],
  ['2028', '2028'],
  ['featured', ''],
])('the label %s is of the year "%s"', async (label, year) =>
  expect(await yearNameOf(label, 'en')).toBe(year),
);

it('while the service is down, a label that is called as a year is of it', async () => {
  failure = new ServiceError('net.error');
  expect(await yearNameOf('2024', 'en')).toBe('2024');
  await expect(yearNameOf('we2027', 'en')).rejects.toBe(failure);
  failure = new TypeError('bug');
  await expect(yearNameOf('2024', 'en')).rejects.toBe(failure);
});

it.each([
  ['we2027', '2027'],
  ['featured', ''],
  ['', ''],
])('a work with the label "%s" is of the year "%s"', async (label, year) =>
  expect(await yearOfWork(anAlbum({ label }), 'en')).toBe(year),
);

it('for a work whose label is called as a year nobody is asked', async () => {
  failure = new TypeError('asked');
  expect(await yearOfWork(anAlbum({ label: '2024' }), 'en')).toBe('2024');
});

it('several labels are of no one year', async () => {
  expect(await yearOfLabels(['we2027'], 'en')).toMatchObject({ year: '2027' });
  expect(await yearOfLabels(['we2027', '2024'], 'en')).toBeUndefined();
  expect(await yearOfLabels([], 'en')).toBeUndefined();
});
