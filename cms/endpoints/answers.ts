import type { PayloadRequest } from 'payload';
import { isRecord } from '@/lib/record';

/** Of answers for one editor, whose addresses no other site hears of. */
export const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

export const answer = (body: object, status = 200) =>
  Response.json(body, { status, headers: PRIVATE });

export const refused = (status: number, message: string) => answer({ message }, status);

/** As Payload's own screens read it: of any other shape a form that was refused says that it is saved. */
export const failed = (status: number, message: string) =>
  answer({ errors: [{ message }] }, status);

/** A body without its length counts as too long. */
export const isTooLong = ({ headers }: Pick<PayloadRequest, 'headers'>, most: number) =>
  !(Number(headers.get('content-length') ?? NaN) <= most);

/** Null: it is too long, or no object. */
export async function jsonBody(
  req: Pick<PayloadRequest, 'headers' | 'json'>,
  most: number,
): Promise<Record<string, unknown> | null> {
  if (isTooLong(req, most)) return null;
  const body: unknown = await req.json?.().catch(() => null);
  return isRecord(body) ? body : null;
}
