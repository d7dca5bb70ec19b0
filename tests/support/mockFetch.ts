/** A mock of fetch: returns the given responses in turn, and records the calls. */
type Given = Response | Error;

export const anEnvelope = (fields: object): Response => Response.json({ code: '0', ...fields });

export function mockFetch(...answers: Given[]) {
  const queue = [...answers];
  const calls: { url: URL; init: RequestInit }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    calls.push({ url: new URL(String(input)), init });
    const next = queue.shift();
    if (!next) throw new Error('asked more often than expected');
    if (next instanceof Error) throw next;
    return next;
  });
  return calls;
}

/** Captures the log of the code under test, line by line. */
export function captureLog(): object[] {
  const lines: object[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)));
    return true;
  });
  return lines;
}
