import { act, render } from '@testing-library/react';
import { LiveRefresh } from './LiveRefresh.client';

const CMS = 'http://cms.test';
const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const server = { status: 200 };
jest.mock('@/lib/client/pageStatus', () => ({ pageStatus: async () => server.status }));

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const type = (origin = CMS) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin, data: 'typed' })));

beforeEach(() => {
  jest.useFakeTimers();
  router.refresh.mockClear();
});
afterEach(() => jest.useRealTimers());

it('What is typed in the CMS reads the page again, once for what comes together', async () => {
  render(<LiveRefresh origin={CMS} />);
  type('http://other.test');
  await pass(0);
  expect(router.refresh).not.toHaveBeenCalled();
  type();
  type();
  await pass(0);
  expect(router.refresh).toHaveBeenCalledTimes(1);
  type();
  await pass(0);
  expect(router.refresh).toHaveBeenCalledTimes(2);
});

it.each([0, 503])('While the server answers %i the page stays', async (status) => {
  server.status = status;
  render(<LiveRefresh origin={CMS} />);
  type();
  await pass(10_000);
  expect(router.refresh).not.toHaveBeenCalled();
  server.status = 200;
  await pass(3000);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});
