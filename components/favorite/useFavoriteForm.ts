import { yupResolver } from '@hookform/resolvers/yup';
import { useReducer } from 'react';
import { useForm } from 'react-hook-form';
import { postJson } from '@/lib/client/json';
import { fill } from '@/lib/i18n/fill';
import { isRecord } from '@/lib/record';
import {
  favoriteForm,
  resultOf,
  toForm,
  type FavoriteDraft,
  type FavoriteField,
  type FavoriteResult,
} from '@/lib/state/favoriteForm';
import { normalisedEmail } from '@/lib/validation/email';
import {
  FAVORITE_FAILURES,
  favorite,
  type Favorite,
  type QrFields,
} from '@/lib/validation/favorite';
import type { FavoriteTexts } from '@/lib/i18n/messages';
import type { CaptchaKind } from './useCaptcha';
import { useCaptchaForEmail } from './useCaptchaForEmail';

const TOO_MANY = 429;

async function refusalOf(response: Response): Promise<FavoriteResult> {
  if (response.status === TOO_MANY) return 'tooMany';
  const answer: { token?: string } = await response.json();
  return resultOf(answer.token ?? '');
}

/** A captive portal answers everything with a page of its own. */
async function isOurs(response: Response): Promise<boolean> {
  const answer: unknown = await response.json();
  return isRecord(answer) && answer.ok === true;
}

/** §8: the result. A network failure is an error like any other: the same captcha can be sent again for the same work. */
async function send(form: Favorite): Promise<FavoriteResult> {
  try {
    const response = await postJson('/api/favorite', form);
    if (!response.ok) return await refusalOf(response);
    return (await isOurs(response)) ? 'success' : 'error';
  } catch {
    return 'error';
  }
}

type Given = {
  locale: string;
  texts: FavoriteTexts;
  qr: QrFields;
  draft: FavoriteDraft;
  hasPicture: boolean;
};

/** §4 Favourite form, with §5's rules: validated on blur. What was typed before hydration stays. */
export function useFavoriteForm({ locale, texts, qr, draft, hasPicture }: Given) {
  const [state, dispatch] = useReducer(favoriteForm, draft, toForm);
  const form = useForm<Favorite>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    resolver: yupResolver(favorite),
    defaultValues: qr,
  });
  const sentFor = hasPicture ? normalisedEmail(draft.email) : '';
  const { empty, isFor, ...captcha } = useCaptchaForEmail(form, locale, sentFor);
  const { errors, isSubmitted, touchedFields } = form.formState;

  const submitFields = form.handleSubmit(async (fields) => {
    if (state.phase === 'sending') return;
    // Enter in the field of the e-mail doesn't leave it: the captcha may be that of another.
    if (!isFor(fields.email)) {
      captcha.followEmail();
      return form.setFocus('captcha');
    }
    dispatch('send');
    const result = await send(fields);
    dispatch(result);
    if (result !== 'invalidCaptcha') return;
    empty();
    captcha.refresh(captcha.captcha.kind);
    form.setFocus('captcha');
  });

  /** A visitor asks for another captcha: what was wrong with the one before is over, and a recording begins by itself. */
  function ask(kind: CaptchaKind) {
    dispatch('changeCaptcha');
    captcha.refresh(kind);
  }

  /** The button that came with the page's picture asks for another, and goes with it. */
  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    const isForPicture = event.nativeEvent.submitter?.getAttribute('name') === 'step';
    if (!isForPicture) return void submitFields(event);
    event.preventDefault();
    ask('picture');
    form.setFocus('captcha');
  }

  function register(field: FavoriteField) {
    return form.register(field, {
      onBlur: field === 'email' ? captcha.followEmail : undefined,
      onChange: field === 'captcha' ? () => dispatch('changeCaptcha') : undefined,
    });
  }

  function wrongCaptcha(): string {
    if (!state.isCaptchaWrong) return '';
    const { wrong, refused } = texts.captcha;
    const result = texts.result.invalidCaptcha;
    return state.refusedCaptchas > 0 ? wrong : fill(refused, { result, wrong });
  }

  /** The form's own error, else the one the server rendered, until the field or the whole form is checked here. */
  function errorOf(field: FavoriteField): string {
    const known = Object.values(FAVORITE_FAILURES).find((key) => key === errors[field]?.message);
    const isChecked = isSubmitted || touchedFields[field];
    const failure = known ?? (isChecked ? undefined : draft.failures[field]);
    if (failure) return texts.invalid[failure];
    return field === 'captcha' ? wrongCaptcha() : '';
  }

  return { register, captcha: { ...captcha, refresh: ask }, state, errorOf, submit };
}
