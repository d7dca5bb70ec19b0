/** A network may never say anything. The services have answered long before (lib/services/transport.ts), or been given up. */
const LONGEST_WAIT_MS = 15_000;

/** Ends when the wait is too long, or with `signal`. AbortSignal.any is younger than the oldest browsers we are made for. */
export function withLimit(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(LONGEST_WAIT_MS);
  if (!signal) return limit;
  const either = new AbortController();
  for (const end of [signal, limit]) {
    if (end.aborted) either.abort();
    end.addEventListener('abort', () => either.abort());
  }
  return either.signal;
}

/** GETs one of our own routes (app/api). The caller names the type; it is not checked here. `signal`: of who does not wait for it. */
export async function getJson<T>(
  address: string,
  signal?: AbortSignal,
  cache?: RequestCache,
): Promise<T> {
  const headers = { accept: 'application/json' };
  const response = await fetch(address, { headers, cache, signal: withLimit(signal) });
  if (!response.ok) throw new Error(`${address.split('?')[0]} answered ${response.status}`);
  const body: T = await response.json();
  return body;
}

/** POSTs to one of our own routes (app/api). Returns the response whatever its status. */
export const postJson = (address: string, value: unknown): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
    signal: withLimit(),
  });
