import 'server-only';
import { ServiceError, type ErrorToken } from '@/lib/errors';
import { log } from '@/lib/log';

const NO_STORE = { 'cache-control': 'no-store' };

/** The status of a token, where a route has no reason for another: a visitor's mistake is 4xx, a service's fault 502. */
const STATUS: Record<ErrorToken, number> = {
  'invalid.params': 400,
  'empty.id': 400,
  'invalid.captcha': 400,
  'sid.empty': 401,
  'invalid.id': 404,
  'request.failed': 502,
  'net.error': 502,
  'send.sms.failed': 502,
  'send.sms.success': 200,
};

const isFault = (status: number) => status >= 500;

/** Runs a route's work and answers in JSON: its value, or `{token}`. A bug is no answer: it still throws. */
export async function respond(path: string, work: () => Promise<unknown>): Promise<Response> {
  const start = performance.now();
  try {
    return Response.json((await work()) ?? { ok: true }, { headers: NO_STORE });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { token } = error;
    const status = STATUS[token];
    const duration = Math.round(performance.now() - start);
    if (isFault(status)) log({ level: 'error', msg: 'request failed', path, token, duration });
    return Response.json({ token }, { status, headers: NO_STORE });
  }
}
