import type { Payload } from 'payload';
import { emptyOutbox } from '@/tests/support/memoryOutbox';

process.env.REVALIDATE_SECRET = 'secret';

jest.mock('../queries/outbox', () => jest.requireActual('@/tests/support/memoryOutbox'));

const payload = { logger: { warn: jest.fn() } } as unknown as Payload;
const how = { isWithdrawn: false, everyMs: 20_000 };
const heard = jest.fn();

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(async () => {
  jest.useFakeTimers();
  emptyOutbox();
  heard.mockReset().mockImplementation(async () => new Response());
  global.fetch = heard as unknown as typeof fetch;
  const { startSending } = await import('../notes/sendNotes');
  await startSending(payload);
});

afterEach(() => void jest.useRealTimers());

it('tells of what was written last, whatever ends it, and not again a minute later', async () => {
  const { telling } = await import('./tellWebsites');
  for (const error of [null, new Error('the disk is full')]) {
    heard.mockClear();
    const written = telling(payload, how, async ({ beforePart }) => {
      await beforePart();
      await wait(5000);
      if (error) throw error;
      return 'written';
    }).catch((reason: unknown) => reason);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await written).toBe(error ?? 'written');
    // Everything is told twice.
    expect(heard).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(heard).toHaveBeenCalledTimes(2);
  }
});

it('tells now and then, and after a kill a minute after the last part was begun', async () => {
  const { telling } = await import('./tellWebsites');
  void telling(payload, how, async ({ beforePart, afterPart }) => {
    for (let part = 1; part <= 10; part += 1) {
      await beforePart();
      await wait(9000);
      if (part < 10) await afterPart();
    }
    await new Promise(() => undefined);
  });
  await jest.advanceTimersByTimeAsync(90_000);
  // After 27, 54 and 81 s.
  expect(heard).toHaveBeenCalledTimes(6);
  await jest.advanceTimersByTimeAsync(45_000);
  expect(heard).toHaveBeenCalledTimes(6);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard).toHaveBeenCalledTimes(8);
});

it('tells nothing when nothing was written', async () => {
  const { telling } = await import('./tellWebsites');
  await telling(payload, how, async () => undefined);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(heard).not.toHaveBeenCalled();
});
