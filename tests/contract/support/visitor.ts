import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signedText } from '@/lib/contract/signed';
import { signatureOf } from '../../support/signature.mjs';

const file = join(process.env.CONTRACT_DATA_DIR ?? '', 'secrets.json');

/** The secrets of a real host are unknown: its calls are unsigned. */
export const secrets: Record<string, string> =
  process.env.CONTRACT_DATA_DIR && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** The headers with which the website names a visitor. */
export function named(address: string, at = Date.now(), key = secrets.PREVIEW_SECRET ?? '') {
  const signed = signedText('visitor', [address, String(at)]);
  return {
    'x-visitor-address': address,
    'x-at': String(at),
    'x-signature': signatureOf(signed, key),
  };
}

/** A new visitor with an e-mail and address of their own, since limits count by both. */
export function aVisitor() {
  const address = ['10', ...randomBytes(3)].join('.');
  return {
    address,
    email: `visitor-${randomUUID()}@example.org`,
    init: { headers: named(address) } satisfies RequestInit,
  };
}
