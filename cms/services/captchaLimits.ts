import { isBelowLimit, isWithinLimit } from '../queries/rateLimits';
import { limitKey } from './captcha';
import { visitorAddress } from './visitorAddress';

/** A class of forty behind one address, each with five works, and a captcha in three that can't be read. */
const PER_ADDRESS = 300;
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

const triesKey = (email: string, headers: Headers) =>
  limitKey('try', email, visitorAddress(headers));

/**
 * Whether a visitor may try an answer. A wrong one uses up the captcha, whoever asked for it, so wrong ones have the limit that captchas
 * have. Right ones aren't counted: the same may come many times (docs/decisions/0040).
 */
export const mayTry = (email: string, headers: Headers, now: number): Promise<boolean> =>
  isBelowLimit(triesKey(email, headers), PER_VISITOR, now);

export const countWrongTry = (email: string, headers: Headers, now: number) =>
  isWithinLimit(triesKey(email, headers), PER_VISITOR, now);
