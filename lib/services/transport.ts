import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { env } from '@/lib/env';
import { ServiceError } from '@/lib/errors';
import { patiently } from './patience';

/** A visitor waits for the page. With 100,000 works the slowest call takes less than 50 ms (docs/operations.md). */
export const LIMIT_MS = 2000;
/** What these have done stays done: given up sooner, it would be told as a failure more often. */
export const LASTING_LIMIT_MS = 5000;
const LASTING: readonly CallName[] = ['favourite', 'smsCaptcha'];

const keptReads = new AsyncLocalStorage<true>();

/** A read that is kept may take as long: it is made anew behind visitors, and a page never made before is worth the wait. */
export const unhurried = <T>(read: () => Promise<T>): Promise<T> => keptReads.run(true, read);

const limitOf = (name: CallName) =>
  LASTING.includes(name) || keptReads.getStore() ? LASTING_LIMIT_MS : LIMIT_MS;

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export type Request = {
  /** Path parameters: `{albumId}` in CALLS. */
  path?: Readonly<Record<string, string>>;
  query?: Query;
  /** Form fields: makes it a POST. */
  form?: Query;
  headers?: Readonly<Record<string, string>>;
  /** A GET that changes something is sent once: a lost answer may have come from a call that did its work. */
  once?: boolean;
};

const present = (query: Query = {}) =>
  Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );

/** The call's path as the log may show it: with its path parameters, never with its query. */
export const pathOf = (name: CallName, parameters: Request['path'] = {}) =>
  CALLS[name].path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(parameters[key] ?? ''),
  );

/** §7: all calls add a timestamp cache-buster, at the moment they go out. */
function urlOf(name: CallName, { path, query }: Request): string {
  const search = new URLSearchParams(present(query));
  search.set('t', String(Date.now()));
  return `${env().services[CALLS[name].service]}/${pathOf(name, path)}?${search}`;
}

async function send(name: CallName, request: Request, signal: AbortSignal): Promise<Response> {
  const { form, headers } = request;
  const response = await fetch(urlOf(name, request), {
    method: form ? 'POST' : 'GET',
    body: form && new URLSearchParams(present(form)),
    headers,
    cache: 'no-store',
    signal,
  });
  if (response.status >= 500) throw new Error(`HTTP status ${response.status}`);
  return response;
}

/**
 * Sends a call and reads its answer. Whatever goes wrong on the way is net.error (§8): refused, timed out, status
 * 500 and above, or an answer that `read` can't read. A GET is tried once more, within the same time limit.
 */
export async function exchange<T>(
  name: CallName,
  request: Request,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const { origin } = new URL(env().services[CALLS[name].service]);
  try {
    return await patiently(origin, limitOf(name), (limit) => {
      const tryIt = async () => read(await send(name, request, limit));
      const again = (error: unknown) => (limit.aborted ? Promise.reject(error) : tryIt());
      return request.form || request.once ? tryIt() : tryIt().catch(again);
    });
  } catch (cause) {
    throw new ServiceError('net.error', '', { cause });
  }
}
