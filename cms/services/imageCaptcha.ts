import { ServiceError } from '@/lib/errors';
import { isWithinLimit, sweepRateLimits } from '../queries/rateLimits';
import { toFailure, type Answer, type Call } from './answer';
import { emailOf, keep, limitKey } from './captcha';
import { aCaptchaText, drawCaptcha } from './captchaPicture';
import { visitorAddress } from './visitorAddress';

const PER_EMAIL = 20;
const PER_ADDRESS = 60;

async function isAllowed(email: string, headers: Headers, now: number): Promise<boolean> {
  await sweepRateLimits(now);
  const address = visitorAddress(headers);
  return (
    (await isWithinLimit(limitKey('address', address), PER_ADDRESS, now)) &&
    (await isWithinLimit(limitKey('email', email), PER_EMAIL, now))
  );
}

/** §7 imageCaptcha: a picture of a text that is bound to the e-mail in `name`. */
export async function imageCaptcha({ query, request }: Call): Promise<Answer> {
  const email = emailOf(query.get('name'));
  if (!email) throw new ServiceError('invalid.params');
  const now = Date.now();
  if (!(await isAllowed(email, request.headers, now))) {
    return toFailure('request.failed', 'too many captchas', 429);
  }
  const text = aCaptchaText();
  await keep(email, text, now);
  return new Response(new Uint8Array(await drawCaptcha(text)), {
    headers: { 'content-type': 'image/png', 'cache-control': 'no-store' },
  });
}
