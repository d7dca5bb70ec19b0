import type { FavoriteFailure } from '@/lib/validation/favorite';

/** §8 Favourite: the results of a submission. `tooMany` and `absent` (no such work) are ours: failures with advice. */
export const FAVORITE_RESULTS = [
  'success',
  'invalidCaptcha',
  'error',
  'tooMany',
  'absent',
] as const;

const ALERTS = ['error', 'tooMany', 'absent'] as const;
type FavoriteAlert = (typeof ALERTS)[number];

export type FavoriteResult = (typeof FAVORITE_RESULTS)[number];

const BY_TOKEN = new Map<string, FavoriteResult>([
  ['invalid.captcha', 'invalidCaptcha'],
  ['invalid.id', 'absent'],
]);

/** §8: what a refusal's token comes to. */
export const resultOf = (token: string): FavoriteResult => BY_TOKEN.get(token) ?? 'error';

/** The id of the alert with the result: a browser that posts the form itself is led there. */
export const RESULT_ID = 'result';

/** Whether a result has an alert; an invalid captcha is told at its field. */
export const hasAlert = (result: FavoriteResult | '') =>
  result !== '' && result !== 'invalidCaptcha';

export type FavoriteField = 'name' | 'email' | 'captcha';

export type FavoriteFailures = Partial<Record<FavoriteField, FavoriteFailure>>;

/** The state of a submission without JavaScript, which the form shows again. */
export type FavoriteDraft = {
  name: string;
  email: string;
  result: FavoriteResult | '';
  failures: FavoriteFailures;
};

export const NO_DRAFT: FavoriteDraft = { name: '', email: '', result: '', failures: {} };

/** §4 Favourite form. `captchas` counts refused captchas: each one loads a new picture and shows the toast again. */
type FavoriteForm = {
  phase: 'editing' | 'sending' | 'success';
  alert: FavoriteAlert | '';
  isCaptchaWrong: boolean;
  refusedCaptchas: number;
};

export const toForm = ({ result }: FavoriteDraft): FavoriteForm => ({
  phase: result === 'success' ? 'success' : 'editing',
  alert: ALERTS.find((alert) => alert === result) ?? '',
  isCaptchaWrong: result === 'invalidCaptcha',
  refusedCaptchas: 0,
});

export type FavoriteAction = 'send' | 'changeCaptcha' | FavoriteResult;

/** §4: success hides the form; an invalid captcha keeps it and loads a new one; any other failure shows the alert. */
export function favoriteForm(form: FavoriteForm, action: FavoriteAction): FavoriteForm {
  switch (action) {
    case 'send':
      return { ...form, phase: 'sending', alert: '', isCaptchaWrong: false };
    case 'changeCaptcha':
      return form.isCaptchaWrong ? { ...form, isCaptchaWrong: false } : form;
    case 'success':
      return { ...form, phase: 'success' };
    case 'invalidCaptcha': {
      const refusedCaptchas = form.refusedCaptchas + 1;
      return { ...form, phase: 'editing', isCaptchaWrong: true, refusedCaptchas };
    }
    case 'error':
    case 'tooMany':
    case 'absent':
      return { ...form, phase: 'editing', alert: action };
  }
}
