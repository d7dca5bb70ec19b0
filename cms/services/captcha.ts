import { CAPTCHA_MAX_LENGTH, EMAIL_MAX_LENGTH } from '@/lib/constants';
import { fingerprintsBy } from '@/lib/fingerprints.mjs';
import { isEmail } from '@/lib/validation/email';
import { PAYLOAD_SECRET } from '../env';
import { keepCaptcha, takeCaptcha } from '../queries/captchas';

const hash = fingerprintsBy(PAYLOAD_SECRET, 'captchas');

/** §5: the address as it is kept and compared; null when it is none. */
export function emailOf(value: string | null): string | null {
  const email = (value ?? '').trim().toLowerCase();
  return email.length <= EMAIL_MAX_LENGTH && isEmail(email) ? email : null;
}

/** §5: an answer in capitals; null when there is none or it is too long to be one. */
export function answerOf(value: string | null): string | null {
  const answer = (value ?? '').trim().toUpperCase();
  return answer && answer.length <= CAPTCHA_MAX_LENGTH ? answer : null;
}

/** Bound to the e-mail: the answer's hash is of no use with another address. */
export const keep = (address: string, text: string, now: number) =>
  keepCaptcha(hash(address), hash(address, text), now);

export const solve = (address: string, text: string, purpose: string, now: number) =>
  takeCaptcha({ emailHash: hash(address), answerHash: hash(address, text), purpose }, now);

/** The key under which requests are counted: no address of a visitor is stored. */
export const limitKey = (kind: 'address' | 'visitor' | 'email', ...values: string[]) =>
  `${kind}:${hash(kind, ...values)}`;
