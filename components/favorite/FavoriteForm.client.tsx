'use client';

import { Icon } from '@/components/ui/Icon';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@/lib/constants';
import { RESULT_ID, type FavoriteDraft } from '@/lib/state/favoriteForm';
import type { QrFields } from '@/lib/validation/favorite';
import { Alert } from '../ui/Alert';
import { HiddenFields } from '../ui/HiddenFields';
import { useHydrated } from '../ui/useHydrated';
import { CaptchaField } from './CaptchaField.client';
import { describedBy, Field } from './Field';
import { Success } from './Success.client';
import type { FavoriteTexts } from '@/lib/i18n/messages';
import { Toast } from '../ui/Toast.client';
import { useFavoriteForm } from './useFavoriteForm';
import fields from '../ui/fields.module.css';
import field from './Field.module.css';
import styles from './Favorite.module.css';

/** On a phone the button may be at the lower edge: scrolls to the message below it. */
const reveal = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

type Props = {
  locale: string;
  texts: FavoriteTexts;
  qr: QrFields;
  draft: FavoriteDraft;
  hasSound: boolean;
  galleryPath: string;
  /** The browser itself has posted the form before this page. */
  isPosted: boolean;
  /** The page has the picture of a captcha for the draft's e-mail. */
  hasPicture: boolean;
  /** Replaces the captcha without JavaScript. */
  children: React.ReactNode;
};

type Form = ReturnType<typeof useFavoriteForm>;
type Input = ReturnType<Form['register']>;
type FieldsProps = { name: Input; email: Input } & Pick<Form, 'errorOf'> &
  Pick<Props, 'texts' | 'draft'>;

// One more than allowed: a longer text is reported, not silently cut.
const NameAndEmail = ({ name, email, errorOf, texts, draft }: FieldsProps) => (
  <>
    <Field id="name" label={texts.name} error={errorOf('name')}>
      <input
        id="name"
        className={fields.input}
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH + 1}
        defaultValue={draft.name}
        {...describedBy('name', errorOf('name'))}
        {...name}
      />
    </Field>
    <Field id="email" label={texts.email} error={errorOf('email')}>
      <input
        id="email"
        type="email"
        dir="ltr"
        className={`${fields.input} ${field.latin}`}
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH + 1}
        defaultValue={draft.email}
        {...describedBy('email', errorOf('email'))}
        {...email}
      />
    </Field>
  </>
);

const adviceOf = ({ result, notShown }: FavoriteTexts) => ({
  error: result.errorText,
  tooMany: result.tooManyText,
  absent: notShown.absent,
});

/** §8: the result; success replaces the form instead. */
const Outcome = ({ state, texts }: Pick<Form, 'state'> & Pick<Props, 'texts'>) => (
  <>
    {state.alert && (
      <Alert id={RESULT_ID} tone="err" title={texts.result.error} ref={reveal}>
        <p>{adviceOf(texts)[state.alert]}</p>
      </Alert>
    )}
    <Toast tone="wait" text={state.phase === 'sending' ? texts.sending : ''} />
    <Toast tone="err" text={texts.result.invalidCaptcha} count={state.refusedCaptchas} />
  </>
);

type PlainProps = Pick<Props, 'isPosted' | 'children'> & { isSent: boolean };

/**
 * What needs no script: for browsers without, and for one whose scripts didn't come, as it posted the form itself. When they
 * come late, the picture that the page has stays: another would void it.
 */
function Plain({ isPosted, isSent, children }: PlainProps) {
  const isHydrated = useHydrated();
  if (!isPosted) return <noscript>{children}</noscript>;
  return isHydrated && !isSent ? null : children;
}

/** §2 Favourite form. Without JavaScript the browser posts it, and the page returns with its messages. */
export function FavoriteForm(props: Props) {
  const { locale, texts, qr, draft, hasSound, galleryPath, isPosted, children } = props;
  const { register, captcha, state, errorOf, submit } = useFavoriteForm(props);
  if (state.phase === 'success') return <Success texts={texts.result} galleryPath={galleryPath} />;
  // Registered in the page's order, so that the first invalid field is focused.
  const [name, email, input] = [register('name'), register('email'), register('captcha')];
  const post = { method: 'post', action: '/api/favorite', noValidate: true, onSubmit: submit };
  const plain = { isPosted, isSent: captcha.isSent };
  return (
    <form id="form" className={styles.form} {...post}>
      <Plain {...plain}>
        {/* Enter presses a form's first button, which would otherwise be the captcha's. */}
        <button className="visuallyHidden" tabIndex={-1} aria-hidden="true" />
      </Plain>
      <HiddenFields of={{ ...qr, locale }} />
      <NameAndEmail {...{ name, email, errorOf, texts, draft }} />
      <CaptchaField
        {...{ input, captcha, hasSound }}
        error={errorOf('captcha')}
        isRefused={state.isCaptchaWrong}
        texts={texts.captcha}
      />
      <Plain {...plain}>{children}</Plain>
      <button className={styles.submit} aria-disabled={state.phase === 'sending'}>
        <Icon name="heart" /> {texts.submit}
      </button>
      <Outcome {...{ state, texts }} />
    </form>
  );
}
