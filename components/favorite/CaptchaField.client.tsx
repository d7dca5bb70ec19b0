'use client';

import { useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { focusNext } from '@/lib/client/focusNext';
import { CAPTCHA_MAX_LENGTH } from '@/lib/constants';
import { CaptchaBox } from './CaptchaBox.client';
import { CaptchaWays } from './CaptchaWays.client';
import { describedBy, Field } from './Field';
import type { FavoriteTexts } from '@/lib/i18n/messages';
import type { Captcha, CaptchaKind } from './useCaptcha';
import styles from './Captcha.module.css';
import fields from '../ui/fields.module.css';
import field from './Field.module.css';

type Props = {
  input: UseFormRegisterReturn;
  captcha: {
    captcha: Captcha;
    refresh: (kind: CaptchaKind) => void;
    followEmail: () => void;
  };
  error: string;
  isRefused: boolean;
  hasSound: boolean;
  texts: FavoriteTexts['captcha'];
};

/** §2: the captcha image sits beside its input. */
export function CaptchaField({
  input,
  captcha: { captcha, refresh, followEmail },
  error,
  isRefused,
  hasSound,
  texts,
}: Props) {
  const line = useRef<HTMLDivElement>(null);
  return (
    <Field id="captcha" label={texts.label} error={error}>
      <div ref={line} className={styles.line}>
        <input
          id="captcha"
          dir="ltr"
          className={`${fields.input} ${field.latin}`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CAPTCHA_MAX_LENGTH + 1}
          {...describedBy('captcha', error, true)}
          {...input}
          // For an e-mail that the browser has filled in: its field is never left.
          onFocus={followEmail}
        />
        <CaptchaBox
          captcha={captcha}
          texts={texts}
          isRefused={isRefused}
          onLoad={refresh}
          onGone={() => focusNext(() => line.current?.querySelector('input'))}
        />
      </div>
      <p id="captcha-hint" className={styles.hint}>
        {captcha.kind === 'sound' ? texts.soundHint : texts.hint}
      </p>
      <CaptchaWays captcha={captcha} hasSound={hasSound} texts={texts} onLoad={refresh} />
    </Field>
  );
}
