import { setTimeout as wait } from 'node:timers/promises';
import { limited } from './limited';

/** A source that never ends, and tells when it was ended. */
function endless() {
  const ended = jest.fn();
  const source = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(8)),
    cancel: ended,
  });
  return { source, ended };
}

test('hands everything on, then ends the turn', async () => {
  const end = jest.fn();
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('a,b'));
      controller.enqueue(new TextEncoder().encode('\r\n1,2'));
      controller.close();
    },
  });
  expect(await new Response(limited(source, end)).text()).toBe('a,b\r\n1,2');
  expect(end).toHaveBeenCalledTimes(1);
});

test('a download that is broken off ends the source and the turn', async () => {
  const { source, ended } = endless();
  const end = jest.fn();
  const reader = limited(source, end).getReader();
  await reader.read();
  await reader.cancel();
  expect([ended.mock.calls.length, end.mock.calls.length]).toEqual([1, 1]);
});

test('a browser that takes nothing any more is not waited for', async () => {
  const { source, ended } = endless();
  const end = jest.fn();
  const reader = limited(source, end, { stalledMs: 20 }).getReader();
  await reader.read();
  await wait(60);
  expect([ended.mock.calls.length, end.mock.calls.length]).toEqual([1, 1]);
  await expect(reader.read()).rejects.toThrow('nobody takes');
});

test('nor is one that takes a byte now and then for ever', async () => {
  const { source, ended } = endless();
  const end = jest.fn();
  const body = limited(source, end, { longestMs: 30 });
  await expect(
    (async () => {
      for await (const piece of body) await wait(piece.length);
    })(),
  ).rejects.toThrow('too long');
  expect([ended.mock.calls.length, end.mock.calls.length]).toEqual([1, 1]);
});

test('a source that fails breaks the download, so that it does not look whole', async () => {
  const end = jest.fn();
  const source = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('no database')),
  });
  await expect(new Response(limited(source, end)).text()).rejects.toThrow('no database');
  expect(end).toHaveBeenCalledTimes(1);
});
