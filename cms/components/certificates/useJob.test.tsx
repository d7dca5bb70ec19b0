import { act, renderHook, waitFor } from '@testing-library/react';
import { ask, Refusal } from '../ask';
import { useJob } from './useJob.client';

jest.mock('../ask', () => ({
  ...jest.requireActual('../ask'),
  ask: jest.fn(),
  look: () => new Promise(() => undefined),
}));

const JOB = { id: 'a', status: 'waiting', next: 0, total: 1, faults: [] };
const WANTED = { works: [7], locales: ['en'] };

afterEach(() => history.replaceState(null, '', '/'));

it('is starting until the job is there, which is found again by the address', async () => {
  let answer: (job: unknown) => void = () => undefined;
  jest.mocked(ask).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { result } = renderHook(() => useJob());
  act(() => void result.current.start(WANTED));
  expect(result.current).toMatchObject({ isStarting: true, job: null });
  await act(async () => answer(JOB));
  await waitFor(() => expect(result.current).toMatchObject({ isStarting: false, job: JOB }));
  expect(location.search).toBe('?job=a');
});

it('waits for its first look when a CMS of the release before tells the id alone', async () => {
  jest.mocked(ask).mockResolvedValue({ id: 'a' });
  const { result } = renderHook(() => useJob());
  await act(async () => result.current.start(WANTED));
  expect(result.current).toMatchObject({ isStarting: false, job: null, refusal: null });
  expect(location.search).toBe('?job=a');
});

it('may be tried again when it was refused', async () => {
  const refusal = new Refusal('No works, or no languages.');
  jest.mocked(ask).mockRejectedValue(refusal);
  const { result } = renderHook(() => useJob());
  await act(async () => result.current.start(WANTED));
  expect(result.current).toMatchObject({ isStarting: false, job: null });
  expect(result.current.refusal).toBe(refusal);
});
