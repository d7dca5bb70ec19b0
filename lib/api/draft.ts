import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { number, object, string } from 'yup';
import { env } from '@/lib/env';
import { acceptedSecrets } from '@/lib/signing';
import { FAVORITE_RESULTS, type FavoriteDraft } from '@/lib/state/favoriteForm';
import { FAVORITE_FAILURES, type FavoriteFailure } from '@/lib/validation/favorite';

const CIPHER = 'aes-256-gcm';
const [IV, TAG] = [12, 16];
const LIVES_MS = 10 * 60_000;
const LONGEST = 4096;

let ownSecret: Buffer | undefined;

const toKey = (secret: string) => {
  const given = secret || (ownSecret ??= randomBytes(32));
  return Buffer.from(hkdfSync('sha256', given, '', 'favourite form', 32));
};

/**
 * Derived from the shared secret, so that all processes can decrypt it; without a secret each process has its own key. The
 * first one encrypts.
 */
function formKeys(): [Buffer, ...Buffer[]] {
  const { revalidateSecret, revalidateSecretPrevious } = env();
  const [, ...previous] = acceptedSecrets(revalidateSecret, revalidateSecretPrevious);
  return [toKey(revalidateSecret), ...previous.map(toKey)];
}

/**
 * Encrypts what a visitor without JavaScript has typed, to carry it in the redirect's URL without exposing the e-mail.
 * Expires after ten minutes.
 */
export function sealDraft(draft: FavoriteDraft, now: number): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, formKeys()[0], iv);
  const text = JSON.stringify({ ...draft, until: now + LIVES_MS });
  const sealed = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url');
}

function unsealed(bytes: Buffer, key: Buffer): unknown {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV));
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
  const parts = [decipher.update(bytes.subarray(IV + TAG)), decipher.final()];
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

const failure = () => string<FavoriteFailure>().oneOf(Object.values(FAVORITE_FAILURES));

const shape = object({
  name: string().defined(),
  email: string().defined(),
  result: string()
    .oneOf([...FAVORITE_RESULTS, ''])
    .defined(),
  failures: object({ name: failure(), email: failure(), captcha: failure() }).required(),
  until: number().required(),
});

/** Null: forged, altered or expired. */
export function openDraft(token: string, now: number): FavoriteDraft | null {
  if (token.length > LONGEST || token.length === 0) return null;
  const bytes = Buffer.from(token, 'base64url');
  for (const key of formKeys()) {
    try {
      const { until, ...draft } = shape.validateSync(unsealed(bytes, key));
      return until > now ? draft : null;
    } catch {
      // Encrypted with another key, or by nobody.
    }
  }
  return null;
}

export const currentDraft = (token: string) => openDraft(token, Date.now());
