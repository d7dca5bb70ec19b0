import { request, type RequestOptions } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** What nginx is known by, and where it is. */
export type Front = { host: string; port: number; certificate: Buffer };

export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

/** A visitor waits for so long. */
const PATIENCE_MS = 10_000;

let asked = 0;
/** Each request is another visitor's: limits count by address. */
const nextAddress = () => {
  asked += 1;
  return `127.${1 + (asked % 3)}.${(asked >> 8) & 255}.${1 + (asked % 250)}`;
};

/**
 * One request of one visitor through nginx, on a connection of its own and without any second try, so that nothing hides what
 * fails. Rejects with a reset, a broken answer or a time-out.
 */
export function visit(
  { host, port, certificate }: Front,
  path: string,
  { fields, ...options }: RequestOptions & { fields?: object } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, path, servername: host, ca: certificate, agent: false },
        localAddress: nextAddress(),
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...options,
        headers: {
          ...{ host, 'accept-encoding': 'identity', accept: 'text/html,image/avif,*/*' },
          ...(fields && { origin: `https://${host}`, 'content-type': 'application/json' }),
        },
      },
      (answer) => {
        const { statusCode: status = 0, headers } = answer;
        buffer(answer).then((body) => resolve({ status, headers, body }), reject);
      },
    );
    sent.once('error', reject);
    sent.end(fields && JSON.stringify(fields));
  });
}

/** The same at one website itself, past nginx. Undefined: it isn't up. */
export async function look(origin: string, path: string) {
  try {
    const headers = { 'x-forwarded-for': nextAddress() };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(origin + path, { headers, signal, redirect: 'manual' });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return undefined;
  }
}
