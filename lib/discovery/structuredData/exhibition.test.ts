import { wireYearContent } from '@/lib/contract/webContent';
import { toYearContent } from '@/lib/domain/years';
import { exhibitionEvent } from './exhibition';

const same = (path: string) => path;

const daysOf = (startDate: string, endDate: string) => {
  const wire = wireYearContent.cast({ year: '2024', startDate, endDate });
  const event = exhibitionEvent(toYearContent(wire, same), 'A year', 'en');
  return Object.entries(event).filter(([name]) => name.endsWith('Date'));
};

describe('The days of an exhibition for search engines are those of its page', () => {
  const [start, end] = [
    ['startDate', '2024-07-20'],
    ['endDate', '2024-08-11'],
  ] as const;

  it.each([
    ['2024-07-20', '2024-08-11', [start, end]],
    ['2024-07-20', '2024-02-30', [start]],
    ['soon', '2024-08-11', [end]],
    ['2024-07-20', '2023-08-11', [start]],
    ['', '', []],
  ])('from %j to %j', (from, to, days) => expect(daysOf(from, to)).toEqual(days));
});

describe('The place of an exhibition for search engines', () => {
  const [name, address] = ['A museum', '99 rue de Rivoli, Paris'];

  it.each([
    [
      { name, address },
      { name, address },
    ],
    [{ name }, { name, address: name }],
    [{ address }, { name: address, address }],
  ])('of %j has a name and an address', (venue, told) => {
    const wire = wireYearContent.cast({ year: '2024', venue });
    const { location } = exhibitionEvent(toYearContent(wire, same), 'A year', 'en') as {
      location?: object;
    };
    expect(location).toEqual({ '@type': 'Place', ...told });
  });

  it('is not told while nothing is known of it', () => {
    const wire = wireYearContent.cast({ year: '2024' });
    expect(exhibitionEvent(toYearContent(wire, same), 'A year', 'en')).not.toHaveProperty(
      'location',
    );
  });
});
