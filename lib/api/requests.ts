import 'server-only';
import { env } from '@/lib/env';
import { isRecord } from '@/lib/record';

export const LARGEST_BODY = 4 * 1024;

/** The body as text; null when it is longer than any form of ours, whatever content-length says. */
export async function smallBody({ body }: Request, largest = LARGEST_BODY): Promise<string | null> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > largest) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export type Fields = Readonly<Record<string, string>>;

function parsed(body: string): object {
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** The fields of a JSON object that are texts. */
export const textsIn = (body: string): Fields =>
  Object.fromEntries(
    Object.entries(parsed(body)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/**
 * Whether the request comes from one of our own pages: browsers send Origin with every POST. It must be the public
 * address or the host that the request was sent to.
 */
export function isOwnOrigin({ headers }: Request): boolean {
  const origin = headers.get('origin');
  if (!origin || !URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return origin === new URL(env().siteUrl).origin || host === headers.get('host');
}

/** Whether the page of another site asks, as far as the browser tells: the request is none of its visitor's wish. */
export function isForOthers({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}

/** The visitor's address. server.mjs overwrites the header on every request, so it can't be forged. */
export const visitorAddress = (headers: Pick<Headers, 'get'>): string =>
  headers.get('x-visitor-address') ?? 'unknown';
