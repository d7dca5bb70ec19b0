import { quietly } from '../quietly';
import { isNumberInYear } from './numberInYear';

async function isTaken(value: unknown, { stored = undefined as unknown, context = {} } = {}) {
  const asked = { name: 'seq', data: {}, previousValue: stored, req: { context } as never };
  return (await isNumberInYear(value, asked)) === true;
}

describe('The number of a work in its year', () => {
  it('is a whole one above 0, or none', async () => {
    for (const value of [1, 417, null, undefined])
      expect([value, await isTaken(value)]).toEqual([value, true]);
    for (const value of [0, -1, 12.5, 1e9, 'x'])
      expect([value, await isTaken(value)]).toEqual([value, false]);
  });

  it('stays what is stored or what an archive has', async () => {
    expect(await isTaken(12.5, { stored: 12.5 })).toBe(true);
    expect(await isTaken(12.5, { stored: 12 })).toBe(false);
    expect(await isTaken(12.5, { context: quietly() })).toBe(true);
  });
});
