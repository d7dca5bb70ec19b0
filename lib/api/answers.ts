import 'server-only';
import { ServiceError, type ErrorToken } from '@/lib/errors';
import { log } from '@/lib/log';

/** The tokens of §8, and ours for requests that are refused before any service is called. */
type Refusal = ErrorToken | 'forbidden' | 'too.large' | 'too.many';

/** A visitor's mistake is a 4xx, a service that failed a 502, one that can't be reached at the moment a 503. */
const STATUS: Readonly<Record<Refusal, number>> = {
  'send.sms.success': 200,
  'invalid.params': 400,
  'empty.id': 400,
  'invalid.captcha': 400,
  'sid.empty': 401,
  forbidden: 403,
  'invalid.id': 404,
  'too.large': 413,
  'too.many': 429,
  'request.failed': 502,
  'net.error': 503,
  'send.sms.failed': 502,
};

export const NO_STORE = { 'cache-control': 'no-store' };
/** All our limits by address count by the minute (docs/decisions/0009). For page requests server/guard.mjs turns the answer into a page. */
const A_MINUTE = { 'retry-after': '60' };
const HALF_A_MINUTE = { 'retry-after': '30' };

/** When it is worth asking again. */
const RETRY_AFTER: Partial<Record<Refusal, HeadersInit>> = {
  'too.many': A_MINUTE,
  'net.error': HALF_A_MINUTE,
};

/** The service's own limits count by the hour, or as another host likes, and it doesn't say since when. */
export const NOBODY_KNOWS_WHEN = {};

const isFault = (token: ErrorToken) => STATUS[token] >= 500;

export const refuse = (token: Refusal, retryAfter = RETRY_AFTER[token]): Response =>
  Response.json({ token }, { status: STATUS[token], headers: { ...NO_STORE, ...retryAfter } });

/** Runs a route's work and answers in JSON: the value, or `{token}`. A bug is not caught. */
export async function respond(path: string, work: () => Promise<unknown>): Promise<Response> {
  const start = performance.now();
  try {
    return Response.json((await work()) ?? { ok: true }, { headers: NO_STORE });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { token } = error;
    const duration = Math.round(performance.now() - start);
    if (isFault(token)) log({ level: 'error', msg: 'request failed', path, token, duration });
    return refuse(token);
  }
}

/** For files: pictures, films, machine-readable documents. */
export const notFound = () => new Response('Not found', { status: 404, headers: NO_STORE });

/** `seconds`: when it is worth asking again. */
export const unavailable = (seconds = HALF_A_MINUTE['retry-after']) =>
  new Response('Not available at the moment', {
    status: 503,
    headers: { ...NO_STORE, 'retry-after': seconds },
  });
