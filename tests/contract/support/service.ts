import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { array, type AnyObject, type ObjectSchema, type Schema } from 'yup';
import { CALLS, SITE, type CallName } from '@/lib/contract/calls';
import { envelope } from '@/lib/contract/envelope';

/** The CMS, or a real host, to run the tests of §7 against. */
export const ORIGIN = process.env.CONTRACT_URL ?? 'http://127.0.0.1:4000';

export { SITE };

type Query = Record<string, string | number | boolean | undefined>;
type Args = { path?: Record<string, string | number>; query?: Query; init?: RequestInit };

function urlOf(name: CallName, { path = {}, query = {} }: Args = {}, origin = ORIGIN): string {
  const { service, path: pattern } = CALLS[name];
  const filled = pattern.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(String(path[key])));
  const url = new URL(`${origin}/services/${service}/${filled}`);
  for (const [key, value] of Object.entries({ ...query, t: Date.now() })) {
    if (value !== undefined) url.searchParams.set(key, String(value));
  }
  return url.href;
}

/** Equal calls share an answer for an instant: until then. */
export const sharedAnswersEnd = () => wait(400);

export const callService = (name: CallName, args: Args = {}, origin = ORIGIN): Promise<Response> =>
  fetch(urlOf(name, args, origin), args.init);

/** The envelope, whatever its code is. */
export const answerTo = (name: CallName, args: Args = {}) => answerFrom(ORIGIN, name, args);

/** The same from another CMS. */
export async function answerFrom(origin: string, name: CallName, args: Args = {}) {
  const response = await callService(name, args, origin);
  assert.equal(response.status, 200, `${name} answers with status ${response.status}`);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  return envelope.validateSync(await response.json(), { strict: true });
}

/** Asserts that every field has its type, and that there is no unknown field. */
export function assertFits<T extends AnyObject>(schema: ObjectSchema<T>, value: unknown): T {
  return schema.noUnknown().validateSync(value, { strict: true, abortEarly: false }) as T;
}

/** The body of a successful call. */
export async function bodyOf<T>(name: CallName, schema: Schema<T>, args: Args = {}) {
  const { code, desc, body } = await answerTo(name, args);
  assert.equal(code, '0', `${name}: ${code} ${desc}`);
  return array(schema).required().validateSync(body, { strict: true }) as T[];
}

/** The body's first element: most bodies have only one. */
export async function firstOf<T>(name: CallName, schema: Schema<T>, args: Args = {}): Promise<T> {
  const [first] = await bodyOf(name, schema, args);
  assert.ok(first !== undefined, `${name} has an empty body`);
  return first;
}

export async function assertFails(name: CallName, args: Args, token: string, desc = token) {
  const failure = await answerTo(name, args);
  assert.deepEqual({ code: failure.code, desc: failure.desc }, { code: token, desc });
}

export { aVisitor } from './visitor';
