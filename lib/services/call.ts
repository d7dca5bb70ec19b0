import 'server-only';
import { ValidationError, type Schema } from 'yup';
import type { CallName } from '@/lib/contract/calls';
import { envelope, SUCCESS_CODE, TOO_MANY_TRIES, type Envelope } from '@/lib/contract/envelope';
import { fitting, type MisfitContext } from '@/lib/contract/fields';
import { isInvalid, ServiceError, toErrorToken } from '@/lib/errors';
import { log } from '@/lib/log';
import { measures, secondsSince } from '@/server/measures.mjs';
import { exchange, NOT_IMPLEMENTED, pathOf, type Request } from './transport';

/** `part`: the field of the envelope with the content: `body`, or for one call `props` (§7). */
type Answer<T> = { schema: Schema<T>; part?: 'body' | 'props' };

/** What a service fails with; other tokens are answers of one that works. */
export const FAULTS: readonly string[] = ['net.error', 'request.failed'];

export function checked<T>(schema: Schema<T>, value: unknown, context: MisfitContext = {}): T {
  try {
    return schema.validateSync(value, { stripUnknown: true, context });
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    throw new ServiceError('request.failed', 'the answer has another shape', { cause });
  }
}

/** §8: a code other than '0' is a failure; services put its token in desc or in the code itself. */
function unwrapped({ code, desc, ...parts }: Envelope, part: 'body' | 'props'): unknown {
  if (code === SUCCESS_CODE) return parts[part];
  const token = toErrorToken(desc);
  throw new ServiceError(token === 'request.failed' ? toErrorToken(String(code)) : token, desc);
}

/** The cause, without any value of the query or the response. */
function reasonOf({ cause }: ServiceError): string | undefined {
  if (cause instanceof ValidationError) return `${cause.path ?? ''} ${cause.type ?? ''}`.trim();
  if (!(cause instanceof Error)) return undefined;
  const { cause: deeper } = cause;
  const code = deeper instanceof Error && 'code' in deeper ? String(deeper.code) : '';
  return code || (cause.name === 'Error' ? cause.message : cause.name);
}

/** The token; a service that refuses a visitor's many tries has not failed. */
const outcomeOf = ({ token, desc }: ServiceError) => (desc === TOO_MANY_TRIES ? 'too.many' : token);

/** Counts the call, and logs it if it fails: path, token and duration, but no query. */
export async function logged<T>(name: CallName, path: Request['path'], work: Promise<T>) {
  const start = performance.now();
  const tell = (outcome: string) => measures()?.call(name, outcome, secondsSince(start));
  try {
    const value = await work;
    tell('success');
    return value;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const token = outcomeOf(error);
    tell(token);
    log({
      level: FAULTS.includes(token) ? 'error' : 'warn',
      msg: 'call failed',
      path: pathOf(name, path),
      token,
      duration: Math.round(performance.now() - start),
      reason: reasonOf(error),
    });
    throw error;
  }
}

const contentOf = <T>(json: unknown, { schema, part = 'body' }: Answer<T>): T =>
  checked(schema, unwrapped(checked(envelope, json), part));

/** A call that doesn't log: for callers that check the answer further. */
export async function rawCall<T>(name: CallName, request: Request, answer: Answer<T>): Promise<T> {
  const json: unknown = await exchange(name, request, (response) => response.json());
  return contentOf(json, answer);
}

/** §7: sends one call and validates its answer. Throws ServiceError. */
export const call = <T>(name: CallName, request: Request, answer: Answer<T>): Promise<T> =>
  logged(name, request.path, rawCall(name, request, answer));

/** Of a host that doesn't know the call: not found, no such method, gone. Any other may pass, such as a proxy's 401 or 403. */
export const UNKNOWN = [404, 405, 410, NOT_IMPLEMENTED];

/** The same of a call that a host may lack: null when it doesn't know it, or takes it for invalid. */
export function callIfKnown<T>(
  name: CallName,
  request: Request,
  answer: Answer<T>,
): Promise<T | null> {
  const read = async (response: Response): Promise<unknown> =>
    UNKNOWN.includes(response.status) ? undefined : response.json();
  const work = async () => {
    const json = await exchange(name, request, read);
    return json === undefined ? null : contentOf(json, answer);
  };
  const known = work().catch((error: unknown) => {
    if (isInvalid(error)) return null;
    throw error;
  });
  return logged(name, request.path, known);
}

/** Logs an item that is dropped. */
export const logMisfit = (name: CallName, path: Request['path'], reason: string) =>
  log({ level: 'warn', msg: 'item dropped', path: pathOf(name, path), reason });

/** The valid items; invalid ones are logged and dropped. */
export function validItems<T>(name: CallName, schema: Schema<T>, list: readonly unknown[]): T[] {
  return fitting(schema, list, (reason, index) =>
    logMisfit(name, undefined, `${index}: ${reason}`),
  );
}
