import { ServiceError } from '@/lib/errors';
import { toFailure, type Answer, type Call } from './answer';
import { emailOf, keep } from './captcha';
import { isCaptchaAllowed } from './captchaLimits';
import { aCaptchaText, drawCaptcha } from './captchaPicture';

/** §7 imageCaptcha: a picture of a text that is bound to the e-mail in `name`. */
export async function imageCaptcha({ query, request }: Call): Promise<Answer> {
  const email = emailOf(query.get('name'));
  if (!email) throw new ServiceError('invalid.params');
  const now = Date.now();
  if (!(await isCaptchaAllowed(email, request.headers, now))) {
    return toFailure('request.failed', 'too many captchas', 429);
  }
  const text = aCaptchaText();
  await keep(email, text, now);
  return new Response(new Uint8Array(await drawCaptcha(text)), {
    headers: { 'content-type': 'image/png', 'cache-control': 'no-store' },
  });
}
