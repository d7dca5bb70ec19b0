import { within } from './within.mjs';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const late = () => new Error('late');

it('fails with the given error once the time is over, and not before', async () => {
  const told = jest.fn();
  const waiting = within(100, new Promise(() => undefined), late).catch(told);
  await jest.advanceTimersByTimeAsync(99);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await waiting;
  expect(told).toHaveBeenCalledWith(new Error('late'));
});

it('gives what the work gives, or fails as it does, and leaves no timer', async () => {
  await expect(within(100, Promise.resolve('done'), late)).resolves.toBe('done');
  await expect(within(100, Promise.reject(new Error('broken')), late)).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});
