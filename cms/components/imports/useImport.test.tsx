import { act, renderHook } from '@testing-library/react';
import { useImport } from './useImport.client';

const API = '/api/imports/a';
const STATUS = { batch: { phase: 'checked' }, last: null };

/** What is asked beside looks, and how each is answered. */
let deeds: { path: string; answer: (status: number) => void }[] = [];

beforeEach(() => {
  deeds = [];
  global.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method !== 'POST') return { ok: true, json: async () => STATUS };
    const status = await new Promise<number>((answer) => {
      deeds.push({ path: String(address).replace(API, ''), answer });
    });
    return { ok: status < 400, status, json: async () => ({ fault: 'running' }) };
  }) as unknown as typeof fetch;
});

it('does one thing at a time: a button that is pressed twice asks once', async () => {
  const { result } = renderHook(() => useImport(API));
  const done: boolean[] = [];
  const begin = (path: string) =>
    act(() => void result.current.act(path).then((isDone) => done.push(isDone)));
  const answered = (status: number) => act(async () => deeds.at(-1)?.answer(status));
  begin('/start');
  begin('/start');
  await answered(202);
  expect(deeds.map(({ path }) => path)).toEqual(['/start']);
  expect(done).toEqual([false, true]);
  expect(result.current.refusal).toBeNull();

  // Also after one that was refused.
  begin('/check');
  await answered(409);
  expect(result.current.refusal).toMatchObject({ fault: 'running' });
  begin('/check');
  await answered(202);
  expect(done).toEqual([false, true, false, true]);
  expect(result.current.refusal).toBeNull();
});
