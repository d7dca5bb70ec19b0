import 'server-only';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { env } from '@/lib/env';
import { ServiceError } from '@/lib/errors';

export const TIMEOUT_MS = 5000;

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

async function sendOnce(name: CallName, request: Request): Promise<Response> {
  const { form, headers } = request;
  const response = await fetch(urlOf(name, request), {
    method: form ? 'POST' : 'GET',
    body: form && new URLSearchParams(present(form)),
    headers,
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status >= 500) throw new Error(`HTTP status ${response.status}`);
  return response;
}

/**
 * Sends a call and reads its answer. Whatever goes wrong on the way is net.error (§8): refused, timed out, status
 * 500 and above, or an answer that `read` can't read. A GET is tried once more.
 */
export async function exchange<T>(
  name: CallName,
  request: Request,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const tryIt = async () => read(await sendOnce(name, request));
  try {
    return await (request.form || request.once ? tryIt() : tryIt().catch(tryIt));
  } catch (cause) {
    throw new ServiceError('net.error', '', { cause });
  }
}
