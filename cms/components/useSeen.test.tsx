import { act, renderHook } from '@testing-library/react';
import { Refusal } from './ask';
import { useSeen } from './useSeen.client';

it('tells of a refused deed until the next one, and of a lost look until one is answered', async () => {
  const { result } = renderHook(() => useSeen<string>());
  const [refused, lost] = [new Refusal('running'), new Refusal('stalled')];
  const done: boolean[] = [];
  const after = (deed: () => Promise<unknown>) =>
    act(async () => {
      done.push(await result.current.act(deed));
    });
  await after(() => Promise.reject(refused));
  act(() => result.current.told.onAnswer('first'));
  expect(result.current.refusal).toBe(refused);
  act(() => result.current.told.onFailure(lost));
  expect(result.current.refusal).toBe(lost);
  act(() => result.current.told.onAnswer('second'));
  expect(result.current.refusal).toBe(refused);
  await after(() => Promise.resolve());
  expect(result.current).toMatchObject({ seen: 'second', lost: null, refusal: null });
  expect(done).toEqual([false, true]);
});
