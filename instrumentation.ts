import type { Instrumentation } from 'next';
import { log } from '@/lib/log';
import { isTokenBearer, logConsole } from '@/lib/logConsole';
import { reasonOf, stackOf } from '@/lib/reason';
import { setRule } from '@/server/place.mjs';
import { requestScope } from '@/server/requestScope.mjs';

/** For a service failure the message; for a bug the stack, too. */
function toldOf(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  return isTokenBearer(error) ? error.message : `${reasonOf(error)}\n${stackOf(error)}`;
}

/** Without the query, which may contain personal data. */
const pathOf = (url: string) => url.split('?')[0];

export async function register() {
  if (process.env.NODE_ENV !== 'production' || process.env.NEXT_RUNTIME !== 'nodejs') return;
  setRule(await import('@/lib/keptPlace'));
  logConsole();
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { startTraces } = await import('@/lib/traces');
  startTraces('one-world-website');
}

/** A page that failed to render: logged, and passed to the entry, which answers 503 or 500. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  const scope = requestScope.getStore();
  // Next reports the render and the route: one line is enough.
  if (scope?.failure) return;
  const token = isTokenBearer(error) ? error.token : undefined;
  if (scope) scope.failure = token ?? 'request.failed';
  // A refusal: no fault to be told.
  if (token === 'too.many') return;
  const msg = `${context.routePath} failed`;
  log({ level: 'error', msg, path: pathOf(request.path), token, reason: toldOf(error) });
};
