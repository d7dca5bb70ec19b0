import { pageStatus } from './pageStatus';

const gone = new AbortController().signal;

it('A machine without a network still hears from a website of its own', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  global.fetch = jest.fn(async () => ({ status: 404, body: null }) as Response);
  expect(await pageStatus(gone)).toBe(404);
});

it('Nobody answers: 0', async () => {
  global.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await pageStatus(gone)).toBe(0);
});
