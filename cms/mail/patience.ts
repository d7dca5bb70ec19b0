import { within } from '@/lib/within.mjs';

/** An editor waits for the answer. */
export const PATIENCE_MS = 10_000;

/** Of one step each. */
const LIMITS = {
  dnsTimeout: PATIENCE_MS,
  connectionTimeout: PATIENCE_MS,
  greetingTimeout: PATIENCE_MS,
  socketTimeout: PATIENCE_MS,
};

const SETTINGS = {
  ...LIMITS,
  // Letters are made of our own texts: nothing is read from files or other addresses.
  disableFileAccess: true,
  disableUrlAccess: true,
};

/** Nodemailer takes the settings of a server that is given by its address from there alone. What the address has stays. */
export function withSettings(address: string): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(SETTINGS)) {
    if (!url.searchParams.has(name)) url.searchParams.append(name, String(value));
  }
  return url.href;
}

/** Of all steps together: the longest that the address has, as an operator knows how slow the server is. */
export function patienceWith(address: string): number {
  const { searchParams } = new URL(address);
  const set = Object.keys(LIMITS).map((name) => Number(searchParams.get(name)) || 0);
  return Math.max(PATIENCE_MS, ...set);
}

/** A server that says a little now and then keeps to the limit of each step. */
export const inTime = <T>(sending: Promise<T>, patienceMs: number): Promise<T> =>
  within(patienceMs, sending, () =>
    Object.assign(new Error('the mail server is too slow'), { code: 'ETIMEDOUT' }),
  );

type Failure = { code?: unknown; syscall?: unknown; responseCode?: unknown };

/** From here on the server's answer is a refusal. */
const REFUSED = 400;

/**
 * Nothing calls off a letter that was given up, by us or by Nodemailer: a slow server may take it yet. Where the connection broke, it may
 * have taken it and not come to say so. To Nodemailer a connection that never stood is an ESOCKET, too.
 */
export function mayStillArrive(error: unknown): boolean {
  const { code, syscall, responseCode } = (error ?? {}) as Failure;
  if (Number(responseCode) >= REFUSED) return false;
  if (code === 'ESOCKET') return syscall === 'read' || syscall === 'write';
  return code === 'ETIMEDOUT' || code === 'ECONNECTION';
}
