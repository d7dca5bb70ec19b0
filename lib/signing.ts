import { createHmac, timingSafeEqual } from 'node:crypto';

const digest = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest();

/** HMAC-SHA256, as 64 hexadecimal digits, for messages between website and CMS. */
export const signatureOf = (text: string, secret: string): string =>
  digest(text, secret).toString('hex');

/** Whether one of the secrets made it. Compares in constant time; always false without a secret. */
export const isSignatureOf = (given: string, text: string, secrets: readonly string[]): boolean =>
  /^[0-9a-f]{64}$/.test(given) &&
  secrets.some(
    (secret) => secret !== '' && timingSafeEqual(digest(text, secret), Buffer.from(given, 'hex')),
  );

/** The longest that anything signed is valid: an editor's session on the website. */
const PREVIOUS_LIVES_S = 60 * 60;

/**
 * The secrets by which something may have been signed or encrypted: what was before a rotation counts for the first hour
 * of the process, then nothing is left that it signed (docs/decisions/0035).
 */
export const acceptedSecrets = (secret: string, previous = ''): string[] =>
  previous && process.uptime() < PREVIOUS_LIVES_S ? [secret, previous] : [secret];
