import { createHmac, hkdfSync } from 'node:crypto';

/**
 * What is counted or compared without being kept: an address, an e-mail, an answer. Made with a key of its own, derived from
 * one of our secrets, so that nobody who reads a database or a Redis can try all addresses there are.
 * @param {string | Buffer} secret
 * @param {string} purpose
 * @returns {(...parts: string[]) => string}
 */
export function fingerprintsBy(secret, purpose) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
}
