import 'server-only';
import { env } from '@/lib/env';

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
