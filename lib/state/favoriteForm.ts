import type { FavoriteFailure } from '@/lib/validation/favorite';

/** §8 Favourite: how one submission ends. `tooMany` is ours: a failure that tells what to do. */
export const FAVORITE_RESULTS = ['success', 'invalidCaptcha', 'error', 'tooMany'] as const;

export type FavoriteResult = (typeof FAVORITE_RESULTS)[number];

export type FavoriteField = 'name' | 'email' | 'captcha';

export type FavoriteFailures = Partial<Record<FavoriteField, FavoriteFailure>>;

/** What the form says about a submission that came back from the server as a page (without JavaScript). */
export type FavoriteDraft = {
  name: string;
  email: string;
  result: FavoriteResult | '';
  failures: FavoriteFailures;
};

export const NO_DRAFT: FavoriteDraft = { name: '', email: '', result: '', failures: {} };

/**
 * §4 Favourite form. `captchas` counts the captchas that were refused: each asks for another picture and shows the toast
 * once more.
 */
export type FavoriteForm = {
  phase: 'editing' | 'sending' | 'success';
  alert: 'error' | 'tooMany' | '';
  isCaptchaWrong: boolean;
  refusedCaptchas: number;
};

export const toForm = ({ result }: FavoriteDraft): FavoriteForm => ({
  phase: result === 'success' ? 'success' : 'editing',
  alert: result === 'error' || result === 'tooMany' ? result : '',
  isCaptchaWrong: result === 'invalidCaptcha',
  refusedCaptchas: 0,
});

export type FavoriteAction = 'send' | 'typeCaptcha' | FavoriteResult;

/** §4: success hides the form; an invalid captcha keeps it and asks for another; any other failure shows the alert. */
export function favoriteForm(form: FavoriteForm, action: FavoriteAction): FavoriteForm {
  switch (action) {
    case 'send':
      return { ...form, phase: 'sending', alert: '', isCaptchaWrong: false };
    case 'typeCaptcha':
      return form.isCaptchaWrong ? { ...form, isCaptchaWrong: false } : form;
    case 'success':
      return { ...form, phase: 'success' };
    case 'invalidCaptcha': {
      const refusedCaptchas = form.refusedCaptchas + 1;
      return { ...form, phase: 'editing', isCaptchaWrong: true, refusedCaptchas };
    }
    case 'error':
    case 'tooMany':
      return { ...form, phase: 'editing', alert: action };
  }
}
