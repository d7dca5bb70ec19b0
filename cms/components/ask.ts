import { messageOf } from '@/lib/errors';

/** As long as a visitor's browser waits, too (lib/client/json.ts). */
const LONGEST_LOOK_MS = 15_000;

/** A request of our screens that the CMS has refused, or that was lost on its way (`stalled`). */
export class Refusal extends Error {
  constructor(
    readonly fault: string,
    readonly value: string | number = '',
    readonly status = 0,
  ) {
    super(fault);
  }
}

/** What a failure says to an editor; `lost` is the word for a request that was lost on its way. */
export const toldOf = (error: unknown, lost: string): string =>
  error instanceof Refusal && error.fault === 'stalled' ? lost : messageOf(error);

export async function refusalOf(response: Response): Promise<Refusal> {
  const body = await response.json().catch(() => ({}));
  const fault = body.fault ?? body.message ?? body.errors?.[0]?.message;
  return new Refusal(fault ?? `status ${response.status}`, body.value ?? '', response.status);
}

/** Whatever fails is a refusal; an answer that breaks off was lost, too. */
export async function ask<T>(url: string, init?: RequestInit): Promise<T> {
  const lost = () => {
    throw new Refusal('stalled');
  };
  const response = await fetch(url, { credentials: 'same-origin', ...init }).catch(lost);
  if (!response.ok) throw await refusalOf(response);
  return (await response.json().catch(lost)) as T;
}

/** Of what is asked again and again. */
export const look = <T>(url: string): Promise<T> =>
  ask<T>(url, { signal: AbortSignal.timeout(LONGEST_LOOK_MS) });

export const post = (body: object = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
