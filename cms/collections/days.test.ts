import { quietly } from '../quietly';
import { isDay } from './days';

const said = (
  value: string,
  siblingData: object = {},
  { stored = undefined as unknown, context = {} } = {},
) => isDay(value, { data: {}, previousValue: stored, req: { context }, siblingData } as never);

describe('The first and the last day of a year', () => {
  it.each([
    ['2024-02-29', true],
    ['', true],
    ['2023-02-29', 'There is no such day.'],
    ['2024-13-01', 'There is no such day.'],
    ['1/2/2024', 'Written 2024-10-31.'],
  ])('%s: %s', async (day, expected) => expect(await said(day)).toBe(expected));

  it('stand in their order', async () => {
    const days = (startDate: string, endDate: string) => ({ startDate, endDate });
    expect(await said('2024-05-01', days('2024-05-01', '2024-05-01'))).toBe(true);
    const turned = days('2024-05-01', '2024-04-30');
    for (const day of Object.values(turned)) {
      expect(await said(day, turned)).toBe('The last day comes before the first.');
    }
    expect(await said('2024-05-01', { startDate: '2024-05-01', endDate: null })).toBe(true);
  });

  it('stay as they are stored, or as an archive brings them', async () => {
    expect(await said('2024-02-30', {}, { stored: '2024-02-30' })).toBe(true);
    expect(await said('2024-02-30', {}, { context: quietly() })).toBe(true);
  });
});
