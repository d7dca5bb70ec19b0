import { ServiceError } from '@/lib/errors';
import { toFailure, type Answer, type Call } from './answer';
import { emailOf, keep, open } from './captcha';
import { isCaptchaAllowed } from './captchaLimits';
import { aCaptchaText } from './captchaPicture';

/**
 * A captcha of the content type `type`, bound to the e-mail in `name`: one try, and it invalidates the captcha before it, whether
 * seen or heard. `present` makes a picture or a sound of its text.
 */
export async function giveCaptcha(
  { query, request }: Call,
  type: string,
  present: (text: string) => Promise<Buffer>,
): Promise<Answer> {
  const email = emailOf(query.get('name'));
  if (!email) throw new ServiceError('invalid.params');
  const now = Date.now();
  if (!(await isCaptchaAllowed(email, request.headers, now))) {
    return toFailure('request.failed', 'too many captchas', 429);
  }
  const text = aCaptchaText();
  // First: this CMS may hang from here on, and another one be asked. What that gives is later, and stays.
  const id = await keep(email, text, now);
  const bytes = await present(text);
  if (request.signal.aborted) return new Response(null, { status: 499 });
  await open(email, id);
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type, 'cache-control': 'no-store' },
  });
}
