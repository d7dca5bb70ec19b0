import { ServiceError } from '@/lib/errors';
import { CMS_LOCALES, toCmsLocale } from '../queries/locale';
import { toFailure, type Answer, type Call } from './answer';
import { emailOf, keep } from './captcha';
import { clipsOf } from './captchaClips';
import { isCaptchaAllowed } from './captchaLimits';
import { aCaptchaText } from './captchaPicture';
import { spell, toWav } from './captchaSound';

/** Ours: the languages of the spoken captcha. */
export const getLanguages = async (): Promise<Answer> => ({
  body: CMS_LOCALES.map((locale) => locale.toUpperCase()),
});

/**
 * Ours: a captcha for those who can't see the picture (WCAG 1.1.1). The picture's rules apply: bound to the e-mail in
 * `name`, one try, and it invalidates the captcha before it, whether seen or heard.
 */
export async function audioCaptcha({ query, request }: Call): Promise<Answer> {
  const email = emailOf(query.get('name'));
  if (!email) throw new ServiceError('invalid.params');
  const now = Date.now();
  if (!(await isCaptchaAllowed(email, request.headers, now))) {
    return toFailure('request.failed', 'too many captchas', 429);
  }
  const clips = await clipsOf(toCmsLocale(query.get('locale')));
  const text = aCaptchaText();
  await keep(email, text, now);
  const letters = [...text].map((letter) => clips.get(letter) ?? []);
  return new Response(new Uint8Array(toWav(spell(letters, [...clips.values()].flat()))), {
    headers: { 'content-type': 'audio/wav', 'cache-control': 'no-store' },
  });
}
