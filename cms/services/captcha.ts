import { EMAIL_MAX_LENGTH } from '@/lib/constants';
import { fingerprintsBy } from '@/lib/fingerprints.mjs';
import { acceptedSecrets } from '@/lib/signing';
import { isEmail, normalisedEmail } from '@/lib/validation/email';
import { PAYLOAD_SECRET, PAYLOAD_SECRET_PREVIOUS } from '../env';
import { openCaptcha, storeCaptcha, takeCaptcha } from '../queries/captchas';

const hash = fingerprintsBy(PAYLOAD_SECRET, 'captchas');
const previousHash = fingerprintsBy(PAYLOAD_SECRET_PREVIOUS, 'captchas');

/** After a rotation open captchas are found by the previous secret. The current one comes first. */
const hashes = () =>
  acceptedSecrets(PAYLOAD_SECRET, PAYLOAD_SECRET_PREVIOUS).length > 1
    ? [hash, previousHash]
    : [hash];

/** §5: the e-mail address in its normalised form; null when it is invalid. */
export function emailOf(value: string | null): string | null {
  const email = normalisedEmail(value ?? '').toLowerCase();
  return email.length <= EMAIL_MAX_LENGTH && isEmail(email) ? email : null;
}

/** Stores a hash of e-mail and answer: the answer is useless with another e-mail. Returns the id for `open`, before which there is no try. */
export const keep = (address: string, text: string, now: number): Promise<number> =>
  storeCaptcha(hash(address), hash(address, text), now);

export const open = (address: string, id: number) =>
  openCaptcha(
    id,
    hashes().map((by) => by(address)),
  );

/**
 * At most one captcha of an e-mail is open, by whichever secret, but for those of the very same moment (cms/queries/captchas.ts).
 * `purpose`: all that it is used for; the very same again is answered as the first time.
 */
export async function solve(
  address: string,
  text: string,
  purpose: readonly string[],
  now: number,
) {
  for (const by of hashes()) {
    const attempt = {
      emailHash: by(address),
      answerHash: by(address, text),
      purpose: by(address, ...purpose),
    };
    if (await takeCaptcha(attempt, now)) return true;
  }
  return false;
}

/** A hashed key for counting requests: no visitor's address is stored. */
export const limitKey = (kind: 'address' | 'visitor' | 'email' | 'try', ...values: string[]) =>
  `${kind}:${hash(kind, ...values)}`;
