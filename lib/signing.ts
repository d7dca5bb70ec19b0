import { createHmac, timingSafeEqual } from 'node:crypto';

const digest = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest();

/** HMAC-SHA256, as 64 hexadecimal digits, for messages between website and CMS. */
export const signatureOf = (text: string, secret: string): string =>
  digest(text, secret).toString('hex');

/** Compares in constant time; always false without a secret. */
export const isSignatureOf = (given: string, text: string, secret: string): boolean =>
  secret !== '' &&
  /^[0-9a-f]{64}$/.test(given) &&
  timingSafeEqual(digest(text, secret), Buffer.from(given, 'hex'));
