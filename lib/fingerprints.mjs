import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Keyed hashes of what is counted or compared but not stored: addresses, e-mails, answers. The key is derived from one of our
 * secrets, so that the hashes in a database or a Redis can't be reversed by trying all possible addresses.
 * @param {string | Buffer} secret
 * @param {string} purpose
 * @returns {(...parts: string[]) => string}
 */
export function fingerprintsBy(secret, purpose) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
}
