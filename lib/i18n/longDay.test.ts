import { longDay } from './longDay';

describe('longDay', () => {
  const late = Date.UTC(2024, 5, 21, 23, 59);

  it.each([
    ['en', '21 June 2024'],
    ['fr', '21 juin 2024'],
    ['zh', '2024年6月21日'],
    ['es', '21 de junio de 2024'],
    ['ru', '21 июня 2024 г.'],
    ['ar', '21 يونيو 2024'],
  ] as const)('writes a day as %s does', (locale, day) => expect(longDay(late, locale)).toBe(day));

  it('keeps the day of UTC', () => {
    expect(longDay(Date.UTC(2024, 0, 1, 0, 0), 'en')).toBe('1 January 2024');
  });

  it.each([null, Number.NaN, 9e15])('is empty for %s', (epoch) => {
    expect(longDay(epoch, 'en')).toBe('');
  });
});
