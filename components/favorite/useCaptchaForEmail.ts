import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EMAIL_MAX_LENGTH } from '@/lib/constants';
import { isEmail, normalisedEmail } from '@/lib/validation/email';
import type { Favorite } from '@/lib/validation/favorite';
import { useCaptcha, type CaptchaKind } from './useCaptcha';

const isValid = (email: string) => email.length <= EMAIL_MAX_LENGTH && isEmail(email);

/**
 * §5: the captcha loads only once the e-mail is valid. It is bound to the e-mail: another e-mail loads another captcha.
 * `sentFor`: the e-mail for whose captcha the page has come with a picture, or ''.
 */
export function useCaptchaForEmail(
  { getValues, setValue, clearErrors }: UseFormReturn<Favorite>,
  locale: string,
  sentFor: string,
) {
  const { captcha, isSent, load, forget } = useCaptcha(locale, sentFor !== '');
  const loadedFor = useRef(sentFor);

  /** What was typed, and what was said of it, belong to the picture that goes. React Hook Form drops the check of a text that changed meanwhile. */
  const empty = useCallback(() => {
    setValue('captcha', '');
    clearErrors('captcha');
  }, [setValue, clearErrors]);

  const refresh = useCallback(
    (kind: CaptchaKind) => {
      const email = normalisedEmail(getValues('email') ?? '');
      if (!isValid(email)) return;
      if (loadedFor.current) empty();
      loadedFor.current = email;
      load(kind, email);
    },
    [getValues, empty, load],
  );

  const followEmail = useCallback(() => {
    const email = normalisedEmail(getValues('email') ?? '');
    if (email === loadedFor.current) return;
    if (isValid(email)) return refresh('picture');
    if (loadedFor.current) empty();
    loadedFor.current = '';
    forget();
  }, [getValues, refresh, empty, forget]);

  const isFor = (email: string) => email === loadedFor.current;

  // For an e-mail that was typed before hydration, or that the server filled in.
  useEffect(followEmail, [followEmail]);

  return { captcha, isSent, refresh, empty, followEmail, isFor };
}
