'use client';

import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@/lib/constants';
import type { FavoriteDraft } from '@/lib/state/favoriteForm';
import { Alert } from '../ui/Alert';
import { CaptchaField } from './CaptchaField.client';
import { describedBy, Field } from './Field';
import { Glyph } from './Glyph';
import { Success } from './Success.client';
import type { FavoriteTexts } from './texts';
import { Toast } from '../ui/Toast.client';
import { useFavoriteForm } from './useFavoriteForm';
import fields from '../ui/fields.module.css';
import field from './Field.module.css';
import styles from './Favorite.module.css';

/** On a phone the button may be at the screen's lower edge: what is said below it is brought into sight. */
const reveal = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

type Props = {
  locale: string;
  texts: FavoriteTexts;
  qr: { qrLabel: string; qrSeq: string };
  draft: FavoriteDraft;
  hasSound: boolean;
  galleryPath: string;
  /** What stands in for the captcha without JavaScript. */
  children: React.ReactNode;
};

/** §2 Favourite form. Without JavaScript it posts by itself and comes back with its messages. */
export function FavoriteForm(props: Props) {
  const { locale, texts, qr, draft, hasSound, galleryPath, children } = props;
  const { register, captcha, state, errorOf, submit } = useFavoriteForm(props);
  const [nameError, emailError] = [errorOf('name'), errorOf('email')];
  if (state.phase === 'success') return <Success texts={texts.result} galleryPath={galleryPath} />;
  return (
    <form
      id="form"
      method="post"
      action="/api/favorite"
      noValidate
      className={styles.form}
      onSubmit={submit}
    >
      <noscript>
        {/* Enter presses a form's first button, which else would be the one for the picture. */}
        <button className="visuallyHidden" tabIndex={-1} aria-hidden="true" />
      </noscript>
      {Object.entries({ ...qr, locale }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <Field id="name" label={texts.name} error={nameError}>
        <input
          id="name"
          className={fields.input}
          autoComplete="name"
          // One more than allowed: a longer text is told of, not cut unseen.
          maxLength={NAME_MAX_LENGTH + 1}
          defaultValue={draft.name}
          {...describedBy('name', nameError)}
          {...register('name')}
        />
      </Field>
      <Field id="email" label={texts.email} error={emailError}>
        <input
          id="email"
          type="email"
          dir="ltr"
          className={`${fields.input} ${field.latin}`}
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH + 1}
          defaultValue={draft.email}
          {...describedBy('email', emailError)}
          {...register('email')}
        />
      </Field>
      <CaptchaField
        input={register('captcha')}
        captcha={captcha}
        error={errorOf('captcha')}
        hasSound={hasSound}
        texts={texts.captcha}
      />
      <noscript>{children}</noscript>
      <button className={styles.submit} aria-disabled={state.phase === 'sending'}>
        <Glyph name="heart" /> {texts.submit}
      </button>
      {state.alert && (
        <Alert tone="err" title={texts.result.error} ref={reveal}>
          <p>{state.alert === 'tooMany' ? texts.result.tooManyText : texts.result.errorText}</p>
        </Alert>
      )}
      {state.phase === 'sending' && <Toast tone="wait" text={texts.sending} />}
      <Toast tone="err" text={texts.result.invalidCaptcha} count={state.refusedCaptchas} />
    </form>
  );
}
