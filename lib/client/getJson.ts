/** Reads an answer of our own doors (app/api): what they send is typed where they are. */
export async function getJson<T>(address: string): Promise<T> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${address.split('?')[0]} answered ${response.status}`);
  const body: T = await response.json();
  return body;
}
