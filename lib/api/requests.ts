import 'server-only';
import { env } from '@/lib/env';

export const LARGEST_BODY = 4 * 1024;

/** The body as text; null when it is longer than a form of ours can be, whatever its header says. */
export async function smallBody({ body }: Request): Promise<string | null> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Did one of our own pages send this? Browsers name the page's origin in every POST. It is ours when it is the public
 * address, or the host that the request itself went to.
 */
export function isOwnOrigin({ headers }: Request): boolean {
  const origin = headers.get('origin');
  if (!origin || !URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return origin === new URL(env().siteUrl).origin || host === headers.get('host');
}

/** What counts as the visitor's address. server.mjs sets the header on each request, whatever a visitor says in it. */
export const visitorAddress = (headers: Pick<Headers, 'get'>): string =>
  headers.get('x-visitor-address') ?? 'unknown';
