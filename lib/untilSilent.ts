import { within } from '@/lib/within.mjs';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The same body. When its source sends nothing for so long, it fails, and the source is left. Whoever reads slowly is waited for: only
 * the source's time counts.
 */
export function untilSilent(body: ReadableStream<Bytes>, ms: number): ReadableStream<Bytes> {
  const reader = body.getReader();
  return new ReadableStream<Bytes>({
    async pull(controller) {
      try {
        const next = within(ms, reader.read(), () => new Error('the source fell silent'));
        const { done, value } = await next;
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
        await reader.cancel(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
