import { isWithinLimit, sweepRateLimits } from '../queries/rateLimits';
import { limitKey } from './captcha';
import { visitorAddress } from './visitorAddress';

const PER_EMAIL = 20;
const PER_ADDRESS = 60;

/** So many captchas an hour, seen or heard. */
export async function isCaptchaAllowed(
  email: string,
  headers: Headers,
  now: number,
): Promise<boolean> {
  await sweepRateLimits(now);
  const address = visitorAddress(headers);
  return (
    (await isWithinLimit(limitKey('address', address), PER_ADDRESS, now)) &&
    (await isWithinLimit(limitKey('email', email), PER_EMAIL, now))
  );
}
