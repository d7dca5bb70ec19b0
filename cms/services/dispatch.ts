import { CALLS, type CallName } from '@/lib/contract/calls';
import { ServiceError } from '@/lib/errors';
import { measures, secondsSince } from '@/server/measures.mjs';
import { toFailure, toResponse, toServiceFailure, type Handler } from './answer';
import { HANDLERS } from './handlers';
import { logFailure } from './log';

type Route = { name: CallName; path: string; method: string; pattern: RegExp; handler: Handler };

/** `news/getById/{id}` as a pattern with a named group for each parameter. */
function toRoute(name: CallName): Route {
  const path = `/services/${CALLS[name].service}/${CALLS[name].path}`;
  const pattern = path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const method = name === 'login' ? 'POST' : 'GET';
  return { name, path, method, pattern: new RegExp(`^${pattern}/?$`), handler: HANDLERS[name] };
}

const isCallName = (name: string): name is CallName => name in CALLS;

const ROUTES: readonly Route[] = Object.keys(CALLS).filter(isCallName).map(toRoute);

/** PostgreSQL refuses a text with a zero character. */
function decodedOrRefused(groups: Record<string, string> = {}): Record<string, string> {
  if (Object.values(groups).some((value) => value.includes('%00')))
    throw new ServiceError('invalid.params');
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    throw new ServiceError('invalid.params');
  }
}

function failed(error: unknown, { name, path }: Route, startedAt: number): Response {
  const tell = (outcome: string) => measures()?.call(name, outcome, secondsSince(startedAt));
  if (error instanceof ServiceError) {
    tell(error.token);
    logFailure({ path, token: error.token, startedAt });
    return toServiceFailure(error);
  }
  tell('request.failed');
  logFailure({ path, token: 'request.failed', startedAt, error });
  return toFailure('request.failed', '', 500);
}

/** §7: calls the handler of a path. What a handler refuses is an answer; an unknown path, a wrong method and a bug are HTTP errors. */
export async function dispatch(request: Request): Promise<Response> {
  const startedAt = performance.now();
  const url = new URL(request.url);
  const route = ROUTES.find(({ pattern }) => pattern.test(url.pathname));
  if (!route) return toFailure('request.failed', 'unknown call', 404);
  if (route.method !== request.method) return toFailure('request.failed', 'wrong method', 405);
  try {
    const path = decodedOrRefused(route.pattern.exec(url.pathname)?.groups);
    const answer = await route.handler({ path, query: url.searchParams, request });
    measures()?.call(route.name, 'success', secondsSince(startedAt));
    return toResponse(answer);
  } catch (error) {
    return failed(error, route, startedAt);
  }
}
