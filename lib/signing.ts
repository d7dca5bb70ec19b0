import { createHmac, timingSafeEqual } from 'node:crypto';

const digest = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest();

/** HMAC-SHA256, as 64 hexadecimal digits. Both programs sign what they tell each other. */
export const signatureOf = (text: string, secret: string): string =>
  digest(text, secret).toString('hex');

/** Compared in constant time; never true while there is no secret. */
export const isSignatureOf = (given: string, text: string, secret: string): boolean =>
  secret !== '' &&
  /^[0-9a-f]{64}$/.test(given) &&
  timingSafeEqual(digest(text, secret), Buffer.from(given, 'hex'));
