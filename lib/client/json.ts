/** GETs one of our own routes (app/api). The caller names the type; it is not checked here. */
export async function getJson<T>(address: string, signal?: AbortSignal): Promise<T> {
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
  });
