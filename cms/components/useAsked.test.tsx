import { renderHook } from '@testing-library/react';
import { useAsked } from './useAsked.client';

type Asked = { url: string; answer: (answer: string) => void; fail: (error: Error) => void };

const mockAsked: Asked[] = [];
jest.mock('./ask', () => ({
  look: (url: string) =>
    new Promise((answer, fail) => {
      mockAsked.push({ url, answer, fail });
    }),
}));

beforeEach(() => {
  mockAsked.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const heard = () => ({ onAnswer: jest.fn(), onFailure: jest.fn() });

it('asks again only after the last answer, or failure', async () => {
  const told = heard();
  renderHook(() => useAsked('/api/a', 1500, told));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(mockAsked.map(({ url }) => url)).toEqual(['/api/a']);
  mockAsked[0]?.answer('first');
  await jest.advanceTimersByTimeAsync(1000);
  expect([told.onAnswer.mock.calls, mockAsked.length]).toEqual([[['first']], 1]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(mockAsked).toHaveLength(2);
  const lost = new Error('lost');
  mockAsked[1]?.fail(lost);
  await jest.advanceTimersByTimeAsync(1500);
  expect([told.onFailure.mock.calls, mockAsked.length]).toEqual([[[lost]], 3]);
});

it('tells nothing of an address that is asked no more', async () => {
  const told = heard();
  const { rerender } = renderHook(({ url }) => useAsked(url, 1500, told), {
    initialProps: { url: '/api/a' },
  });
  await jest.advanceTimersByTimeAsync(1);
  rerender({ url: '/api/b' });
  await jest.advanceTimersByTimeAsync(1);
  mockAsked[0]?.answer('of a');
  mockAsked[1]?.answer('of b');
  await jest.advanceTimersByTimeAsync(1);
  expect(told.onAnswer.mock.calls).toEqual([['of b']]);
  rerender({ url: '' });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(mockAsked.map(({ url }) => url)).toEqual(['/api/a', '/api/b']);
});
