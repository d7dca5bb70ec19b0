/** A browser that takes nothing for so long has gone or been forgotten. */
const STALLED_MS = 60_000;
const LONGEST_MS = 60 * 60_000;

type Limits = { stalledMs?: number; longestMs?: number };

/** Hands a stream on. However it ends, its source is ended, and `end` is called. */
export function limited(
  source: ReadableStream<Uint8Array>,
  end: () => void,
  { stalledMs = STALLED_MS, longestMs = LONGEST_MS }: Limits = {},
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  const last = Date.now() + longestMs;
  let stalled: NodeJS.Timeout | undefined;
  const stop = async (reason: unknown) => {
    clearTimeout(stalled);
    end();
    await reader.cancel(reason).catch(() => undefined);
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      clearTimeout(stalled);
      const fail = (error: unknown) => {
        controller.error(error);
        void stop(error);
      };
      try {
        const { done, value } = await reader.read();
        if (done) {
          end();
          controller.close();
          return;
        }
        if (Date.now() > last) throw new Error('the export took too long');
        controller.enqueue(value);
        stalled = setTimeout(() => fail(new Error('nobody takes the export')), stalledMs);
        stalled.unref();
      } catch (error) {
        fail(error);
      }
    },
    cancel: stop,
  });
}
