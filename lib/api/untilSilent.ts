import { within } from '@/lib/within';

/** A source may send nothing for so long. */
const SILENCE_MS = 10_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** Whoever reads slowly is waited for: only the source's time counts. */
const nextPart = (reader: ReadableStreamDefaultReader<Bytes>) =>
  within(SILENCE_MS, reader.read(), () => new Error('the source fell silent'));

/** The same body. When its source falls silent in its middle, it fails, and the source is left. */
export function untilSilent(body: ReadableStream<Bytes>): ReadableStream<Bytes> {
  const reader = body.getReader();
  return new ReadableStream<Bytes>({
    async pull(controller) {
      try {
        const { done, value } = await nextPart(reader);
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
