import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { env } from '@/lib/env';
import { ServiceError } from '@/lib/errors';
import { withCircuitBreaker } from './circuitBreaker';
import { followedBy } from './followed';

/** The time limit of a call: a visitor waits. How long calls take with 100,000 works: docs/operations.md. */
export const LIMIT_MS = 2000;
/** For calls that change something: after a time-out they may have succeeded, so they get more time. */
export const LONG_LIMIT_MS = 5000;
const LONG_CALLS: readonly CallName[] = ['favourite', 'smsCaptcha'];

const cachedReads = new AsyncLocalStorage<true>();

/** Cached reads get this longer limit too: a page is mostly refreshed in the background, and one that was never rendered is worth the wait. */
export const withLongLimit = <T>(read: () => Promise<T>): Promise<T> => cachedReads.run(true, read);

const limitOf = (name: CallName) =>
  LONG_CALLS.includes(name) || cachedReads.getStore() ? LONG_LIMIT_MS : LIMIT_MS;

/** For a proxy before several CMS (deploy/nginx/cms.conf), which asks another one when half of the time has passed. */
const patienceOf = (name: CallName): Record<string, string> =>
  limitOf(name) === LONG_LIMIT_MS ? { 'x-time-limit': String(LONG_LIMIT_MS / 1000) } : {};

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export type Request = {
  /** Path parameters: `{albumId}` in CALLS. */
  path?: Readonly<Record<string, string>>;
  query?: Query;
  /** Form fields; the call becomes a POST. */
  form?: Query;
  headers?: Readonly<Record<string, string>>;
  /** Never retried: the GET changes something, and a call whose answer was lost may have succeeded. */
  once?: boolean;
};

const present = (query: Query = {}) =>
  Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );

/** The call's path for the log: with its path parameters, without its query. */
export const pathOf = (name: CallName, parameters: Request['path'] = {}) =>
  CALLS[name].path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(parameters[key] ?? ''),
  );

/** §7: every call has a timestamp as cache-buster, taken when it is sent. */
function urlOf(name: CallName, { path, query }: Request): string {
  const search = new URLSearchParams(present(query));
  search.set('t', String(Date.now()));
  return `${env().services[CALLS[name].service]}/${pathOf(name, path)}?${search}`;
}

/** A host that doesn't know the call may say so by this status: `read` sees it, as it isn't a failure that passes. */
export const NOT_IMPLEMENTED = 501;

async function send(name: CallName, request: Request, signal: AbortSignal): Promise<Response> {
  const { form, headers } = request;
  const response = await fetch(urlOf(name, request), {
    method: form ? 'POST' : 'GET',
    body: form && new URLSearchParams(present(form)),
    headers: { ...headers, ...patienceOf(name), ...followedBy() },
    cache: 'no-store',
    signal,
  });
  const { status } = response;
  if (status >= 500 && status !== NOT_IMPLEMENTED) throw new Error(`HTTP status ${status}`);
  return response;
}

/**
 * Sends a call and reads its answer. Any failure is net.error (§8): refused, timed out, status 500 and above but 501, or an
 * answer that `read` can't read. A GET is retried once, within the same time limit.
 */
export async function exchange<T>(
  name: CallName,
  request: Request,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const { origin } = new URL(env().services[CALLS[name].service]);
  try {
    return await withCircuitBreaker(origin, limitOf(name), (limit) => {
      const tryIt = async () => read(await send(name, request, limit));
      const again = (error: unknown) => (limit.aborted ? Promise.reject(error) : tryIt());
      return request.form || request.once ? tryIt() : tryIt().catch(again);
    });
  } catch (cause) {
    throw new ServiceError('net.error', '', { cause });
  }
}
