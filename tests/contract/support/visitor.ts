import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signedText } from '@/lib/contract/signed';

const file = join(process.env.CONTRACT_DATA_DIR ?? '', 'secrets.json');

/** A real host has a secret that nobody here knows: there visitors go unsigned. */
export const secrets: Record<string, string> =
  process.env.CONTRACT_DATA_DIR && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** The headers by which the website names a visitor. */
export function named(address: string, at = Date.now(), key = secrets.PREVIEW_SECRET ?? '') {
  const signed = signedText('visitor', [address, String(at)]);
  return {
    'x-visitor-address': address,
    'x-at': String(at),
    'x-signature': createHmac('sha256', key).update(signed).digest('hex'),
  };
}

/** A visitor nobody has seen: limits are counted by address and e-mail. */
export function aVisitor() {
  const address = ['10', ...randomBytes(3)].join('.');
  return {
    address,
    email: `visitor-${randomUUID()}@example.org`,
    init: { headers: named(address) } satisfies RequestInit,
  };
}
