import { act, renderHook } from '@testing-library/react';
import { useUpload } from './useUpload.client';

const API = '/api/imports/a';
const LOST = 'lost';

type Answer = { status: number; fault?: string } | typeof LOST;

/** What has arrived before, and what is sent now. */
let there: [string, number][] = [];
let puts: string[] = [];

/** Answers what is sent in turn, and takes the rest. */
function answerPuts(...answers: Answer[]) {
  global.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    if (init?.method !== 'PUT') return { ok: true, json: async () => ({ files: there }) };
    puts.push(String(address).replace(`${API}/files?name=`, ''));
    const answer: Answer = answers.shift() ?? { status: 201 };
    if (answer === LOST) throw new TypeError(LOST);
    const { status, fault } = answer;
    return { ok: status < 400, status, json: async () => ({ fault }) };
  }) as unknown as typeof fetch;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** What looks at the end of an upload. */
let look: () => Promise<unknown>;

/** The upload of files of one byte. */
function begin(...names: string[]) {
  const hook = renderHook(() => useUpload(API, look));
  const picked = names.map((name) => ({ name, file: new File(['x'], name) }));
  act(() => void hook.result.current.send(picked));
  return hook;
}

/** The same, a second after its beginning. */
async function send(...names: string[]) {
  const { result } = begin(...names);
  await pass(1000);
  return result.current.upload;
}

beforeEach(() => {
  [there, puts] = [[], []];
  look = async () => undefined;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it.each<[string, Answer]>([
  ['is busy', { status: 503 }],
  ['could not be reached', LOST],
])('sends a file again when the CMS %s', async (_, answer) => {
  answerPuts(answer);
  const upload = await send('1.jpg');
  expect(puts).toEqual(['1.jpg', '1.jpg']);
  expect(upload).toMatchObject({ isOn: false, done: 1, failed: [] });
});

it('sends a picture once, and a sheet each time: a corrected one may have its old size', async () => {
  answerPuts();
  there = [
    ['1.jpg', 1],
    ['2.jpg', 2],
    ['works.csv', 1],
  ];
  expect(await send('1.jpg', '2.jpg', 'works.csv')).toMatchObject({ done: 3, failed: [] });
  expect(puts).toEqual(['2.jpg', 'works.csv']);
});

it('sends nothing more once the disk is full, and tells of all that has not arrived', async () => {
  const full: Answer = { status: 507, fault: 'diskFull' };
  answerPuts({ status: 201 }, ...Array.from({ length: 9 }, () => full));
  const names = Array.from({ length: 10 }, (_, index) => `${index}.jpg`);
  const { done, failed } = await send(...names);
  // Four are on their way at the same time.
  expect([puts.length, done]).toEqual([5, 1]);
  expect(failed.map(({ refusal }) => refusal.fault)).toEqual(names.slice(1).map(() => 'diskFull'));
});

it('goes on until the screen has seen what has come, unless somebody stops it', async () => {
  answerPuts();
  let isSeen: () => void = () => undefined;
  look = () => new Promise<void>((resolve) => (isSeen = resolve));
  const { result } = begin('1.jpg');
  await pass(1000);
  expect(result.current.upload).toMatchObject({ isOn: true, done: 1 });
  await act(async () => isSeen());
  expect(result.current.upload).toMatchObject({ isOn: false, done: 1 });

  answerPuts(LOST);
  act(() => void result.current.send([{ name: '2.jpg', file: new File(['x'], '2.jpg') }]));
  await pass(500);
  act(() => result.current.stop());
  await pass(0);
  expect(result.current.upload.isOn).toBe(false);
});

it('ends when its screen is left', async () => {
  answerPuts(LOST);
  const { unmount } = begin('1.jpg', '2.jpg');
  await pass(500);
  unmount();
  await pass(60_000);
  expect(puts).toEqual(['1.jpg']);
});

it('stops at once, also while it waits to send a file again', async () => {
  answerPuts(LOST);
  const { result } = begin('1.jpg', '2.jpg');
  await pass(500);
  expect(result.current.upload.isOn).toBe(true);
  act(() => result.current.stop());
  await pass(0);
  expect(result.current.upload).toMatchObject({ isOn: false, done: 0, failed: [] });
  expect(puts).toEqual(['1.jpg']);
});
