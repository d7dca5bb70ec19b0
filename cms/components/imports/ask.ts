/** A refusal of the import's endpoints. */
export class Refusal extends Error {
  constructor(
    readonly fault: string,
    readonly value: string | number = '',
    readonly status = 0,
  ) {
    super(fault);
  }
}

export async function refusalOf(response: Response): Promise<Refusal> {
  const body = await response.json().catch(() => ({}));
  const fault = body.fault ?? body.message ?? body.errors?.[0]?.message;
  return new Refusal(fault ?? `status ${response.status}`, body.value ?? '', response.status);
}

export async function ask<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, { credentials: 'same-origin', ...init }).catch(() => {
    throw new Refusal('stalled');
  });
  if (!response.ok) throw await refusalOf(response);
  return (await response.json()) as T;
}

export const post = (body: object = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
