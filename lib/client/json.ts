/** Reads an answer of our own routes (app/api): what they send is typed where they are. */
export async function getJson<T>(address: string): Promise<T> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${address.split('?')[0]} answered ${response.status}`);
  const body: T = await response.json();
  return body;
}

/** Posts to one of our own routes (app/api). The answer is the caller's to read: a refusal is no error here. */
export const postJson = (address: string, value: unknown): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
