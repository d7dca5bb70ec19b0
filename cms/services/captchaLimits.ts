import { isWithinLimit } from '../queries/rateLimits';
import { limitKey } from './captcha';
import { visitorAddress } from './visitorAddress';

const PER_ADDRESS = 60;
/** One e-mail from one address: a stranger elsewhere, who asks in somebody's name, uses up none of these. */
const PER_VISITOR = 20;
/** One e-mail from everywhere: far more than its owner needs, and still no way to try all answers. */
const PER_EMAIL = 300;

/** So many captchas an hour, seen or heard. What one limit refuses, the next doesn't count. */
export async function isCaptchaAllowed(
  email: string,
  headers: Headers,
  now: number,
): Promise<boolean> {
  const address = visitorAddress(headers);
  return (
    (await isWithinLimit(limitKey('address', address), PER_ADDRESS, now)) &&
    (await isWithinLimit(limitKey('visitor', email, address), PER_VISITOR, now)) &&
    (await isWithinLimit(limitKey('email', email), PER_EMAIL, now))
  );
}
