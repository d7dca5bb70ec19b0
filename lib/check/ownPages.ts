import 'server-only';
import { isPageRoute } from '@/lib/contract/webContent';
import { env } from '@/lib/env';
import { splitLocale } from '@/lib/i18n/localePath';

const AT_ONCE = 6;
/** A page that is rendered for the first time may itself wait for a service. */
const TIMEOUT_MS = 15_000;
const GONE = [404, 410];

/** It doesn't leave the machine. */
const PLAIN = { 'Accept-Encoding': 'identity' };

/** Requests a page of our own site as a visitor would, but not through a proxy. Null: no response. */
export async function visit(path: string, method: 'GET' | 'HEAD'): Promise<Response | null> {
  const address = `${env().ownOrigin}${path}`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(address, {
    method,
    headers: PLAIN,
    redirect: 'manual',
    cache: 'no-store',
    signal,
  }).catch(() => null);
}

export async function send(path: string, body: string, headers: Record<string, string>) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(`${env().ownOrigin}${path}`, { method: 'POST', body, headers, signal });
}

/** A few at a time; results keep the order. */
export async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>) {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));
  }
  return results;
}

/** A link's path on our own site; null for a link to another site. */
export function ownPath(href: string): string | null {
  const site = new URL(env().siteUrl);
  if (!URL.canParse(href, site)) return null;
  const { origin, pathname, search } = new URL(href, site);
  return origin === site.origin ? pathname + search : null;
}

/** The paths that have no page. Those without a parameter always have one; one that doesn't respond is not reported as dead. */
export async function deadPaths(paths: readonly string[]): Promise<Set<string>> {
  const unique = [...new Set(paths)].filter((path) => !isPageRoute(splitLocale(path).path));
  const gone = await inBatches(unique, async (path) => {
    const answer = await visit(path, 'HEAD');
    return answer && GONE.includes(answer.status) ? path : null;
  });
  return new Set(gone.filter((path) => path !== null));
}
