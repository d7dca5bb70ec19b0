import { CAPTCHA_MAX_LENGTH, EMAIL_MAX_LENGTH } from '@/lib/constants';
import { fingerprintsBy } from '@/lib/fingerprints.mjs';
import { isEmail } from '@/lib/validation/email';
import { PAYLOAD_SECRET } from '../env';
import { storeCaptcha, takeCaptcha } from '../queries/captchas';

const hash = fingerprintsBy(PAYLOAD_SECRET, 'captchas');

/** §5: the e-mail address in its normalised form; null when it is invalid. */
export function emailOf(value: string | null): string | null {
  const email = (value ?? '').trim().toLowerCase();
  return email.length <= EMAIL_MAX_LENGTH && isEmail(email) ? email : null;
}

/** §5: the answer in upper case; null when it is missing or too long. */
export function answerOf(value: string | null): string | null {
  const answer = (value ?? '').trim().toUpperCase();
  return answer && answer.length <= CAPTCHA_MAX_LENGTH ? answer : null;
}

/** Stores a hash of e-mail and answer: the answer is useless with another e-mail. */
export const keep = (address: string, text: string, now: number) =>
  storeCaptcha(hash(address), hash(address, text), now);

export const solve = (address: string, text: string, purpose: string, now: number) =>
  takeCaptcha({ emailHash: hash(address), answerHash: hash(address, text), purpose }, now);

/** A hashed key for counting requests: no visitor's address is stored. */
export const limitKey = (kind: 'address' | 'visitor' | 'email', ...values: string[]) =>
  `${kind}:${hash(kind, ...values)}`;
