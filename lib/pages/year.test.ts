import { newestOf, type YearSummary } from '@/lib/domain/years';
import { neighboursOf } from './year';

const YEARS = ['2024', '2022', '2023', '2020'];

describe('The years beside a year (§1)', () => {
  it.each([
    ['2023', { previous: '2022', next: '2024' }],
    ['2020', { previous: undefined, next: '2022' }],
    ['2024', { previous: '2023', next: undefined }],
    ['2021', { previous: '2020', next: '2022' }],
  ])('of %s', (year, expected) => expect(neighboursOf(YEARS, year)).toEqual(expected));

  it('the newest is the one that can be applied for', () => {
    const years = YEARS.map((year) => ({ year }) as YearSummary);
    expect(newestOf(years)?.year).toBe('2024');
    expect(newestOf([])).toBeUndefined();
  });
});
