import { isDatabaseAway } from './away';

const mockRows = jest.fn();
jest.mock('./database', () => ({ rows: () => mockRows() }));
jest.mock('./sharing', () => ({ gathering: (look: () => Promise<boolean>) => look }));

let logged: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => jest.useRealTimers());

it('A database that answers is not away', async () => {
  mockRows.mockResolvedValue([]);
  expect(await isDatabaseAway()).toBe(false);
  expect(logged).not.toHaveBeenCalled();
});

it('A database that can’t be reached is away', async () => {
  mockRows.mockRejectedValue(new Error('refused'));
  expect(await isDatabaseAway()).toBe(true);
  expect(logged).toHaveBeenCalledTimes(1);
});

it('A database that says nothing is away after two seconds', async () => {
  mockRows.mockReturnValue(new Promise(() => undefined));
  const told = jest.fn();
  const looking = isDatabaseAway().then(told);
  await jest.advanceTimersByTimeAsync(1999);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await looking;
  expect(told).toHaveBeenCalledWith(true);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('no answer within 2 s'));
});
