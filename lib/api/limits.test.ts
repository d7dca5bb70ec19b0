import { isWithin, limit } from './limits';

const TWO = { points: 2, seconds: 60 };

describe('isWithin', () => {
  it('tells whether one more would be allowed, and counts nothing', async () => {
    for (const expected of [true, true, false]) {
      await expect(isWithin('told', 'ann', TWO)).resolves.toBe(expected);
      await expect(isWithin('told', 'ann', TWO)).resolves.toBe(expected);
      await limit('told', 'ann', TWO);
    }
  });
});

describe('limit', () => {
  it('allows so many, and no more', async () => {
    const asked = [1, 2, 3, 4].map(() => limit('few', 'ann', TWO));
    await expect(Promise.all(asked)).resolves.toEqual([true, true, false, false]);
  });

  it('counts each key and each name apart', async () => {
    for (const [name, key] of [
      ['apart', 'ann'],
      ['apart', 'bea'],
      ['other', 'ann'],
    ] as const) {
      await expect(limit(name, key, { points: 1, seconds: 60 })).resolves.toBe(true);
    }
    await expect(limit('apart', 'bea', { points: 1, seconds: 60 })).resolves.toBe(false);
  });

  it('begins anew after its time', async () => {
    jest.useFakeTimers({ now: Date.now() });
    await limit('anew', 'ann', { points: 1, seconds: 60 });
    await expect(limit('anew', 'ann', { points: 1, seconds: 60 })).resolves.toBe(false);
    jest.advanceTimersByTime(60_001);
    await expect(limit('anew', 'ann', { points: 1, seconds: 60 })).resolves.toBe(true);
    jest.useRealTimers();
  });
});
