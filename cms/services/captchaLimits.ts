import { isWithinLimit } from '../queries/rateLimits';
import { limitKey } from './captcha';
import { visitorAddress } from './visitorAddress';

const PER_ADDRESS = 60;
/** Per e-mail and address: a stranger who uses somebody's e-mail from elsewhere doesn't use up their share. */
const PER_VISITOR = 20;
/** Per e-mail from all addresses: far more than its owner needs, too few to try all answers. */
const PER_EMAIL = 300;

/** The hourly limits of captchas, pictures and sounds together. A request that one limit refuses isn't counted by the next. */
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
