/** A mock of fetch: returns the given responses in turn, and records the requests. */
type Given = Response | Error;

export const anEnvelope = (fields: object): Response => Response.json({ code: '0', ...fields });

export function answering(...answers: Given[]) {
  const queue = [...answers];
  const asked: { url: URL; init: RequestInit }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    asked.push({ url: new URL(String(input)), init });
    const next = queue.shift();
    if (!next) throw new Error('asked more often than expected');
    if (next instanceof Error) throw next;
    return next;
  });
  return asked;
}

/** Captures the log of the code under test, line by line. */
export function heard(): object[] {
  const lines: object[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)));
    return true;
  });
  return lines;
}
