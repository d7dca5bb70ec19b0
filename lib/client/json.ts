/** A network may never say anything. The services have answered long before (lib/services/transport.ts), or been given up. */
export const LONGEST_WAIT_MS = 15_000;

/** GETs one of our own routes (app/api). The caller names the type; it is not checked here. `signal`: of who does not wait for it. */
export async function getJson<T>(
  address: string,
  signal = AbortSignal.timeout(LONGEST_WAIT_MS),
): Promise<T> {
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
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
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });
