import { noonOf } from './noon';

const dayIn = (timeZone: string, time: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(time));

describe('The day of a new item', () => {
  it.each(['2026-03-01T00:05:00Z', '2026-03-01T23:55:00Z'])('is that of UTC at %s', (now) => {
    const noon = noonOf(Date.parse(now));
    expect(noon).toBe('2026-03-01T12:00:00.000Z');
    for (const zone of ['America/Los_Angeles', 'Europe/Paris', 'Asia/Shanghai']) {
      expect(dayIn(zone, noon)).toBe('2026-03-01');
    }
  });
});
