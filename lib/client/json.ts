import { untilSilent } from '@/lib/untilSilent';

/** A network may never say anything. The services have answered long before (lib/services/transport.ts), or been given up. */
const LONGEST_SILENCE_MS = 15_000;

/**
 * `fetch` that fails when the network is silent for too long, before the answer or in its middle, or by the caller's signal: a slow
 * network has the time that it needs. AbortSignal.any is younger than the oldest browsers we are made for.
 */
export async function fetchUntilSilent(
  address: string,
  { signal, ...init }: RequestInit = {},
): Promise<Response> {
  const end = new AbortController();
  if (signal?.aborted) end.abort();
  signal?.addEventListener('abort', () => end.abort());
  const timer = setTimeout(() => end.abort(), LONGEST_SILENCE_MS);
  const asked = fetch(address, { ...init, signal: end.signal });
  const response = await asked.finally(() => clearTimeout(timer));
  const { body } = response;
  return body ? new Response(untilSilent(body, LONGEST_SILENCE_MS), response) : response;
}

/** GETs one of our own routes (app/api). The caller names the type; it is not checked here. `signal`: of who does not wait for it. */
export async function getJson<T>(
  address: string,
  signal?: AbortSignal,
  cache?: RequestCache,
): Promise<T> {
  const headers = { accept: 'application/json' };
  const response = await fetchUntilSilent(address, { headers, cache, signal });
  if (!response.ok) throw new Error(`${address.split('?')[0]} answered ${response.status}`);
  const body: T = await response.json();
  return body;
}

/** POSTs to one of our own routes (app/api). Returns the response whatever its status. */
export const postJson = (address: string, value: unknown): Promise<Response> =>
  fetchUntilSilent(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
