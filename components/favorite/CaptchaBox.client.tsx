'use client';

import { useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { useGoneWithFocus } from '@/lib/client/useGoneWithFocus';
import { CAPTCHA_IMAGE } from '@/lib/constants';
import { fill } from '@/lib/i18n/fill';
import type { FavoriteTexts } from '@/lib/i18n/messages';
import type { Captcha, CaptchaKind } from './useCaptcha';
import styles from './Captcha.module.css';

type Props = {
  captcha: Captcha;
  texts: FavoriteTexts['captcha'];
  onLoad: (kind: CaptchaKind) => void;
  /** The button is about to go, with the focus. */
  onGone: () => void;
};

/** §5: a click refreshes the captcha. */
function Refresh({ captcha: { kind, status, url }, texts, onLoad, onGone }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useGoneWithFocus(button, onGone);
  const name = kind === 'sound' ? texts.anotherSound : texts.refresh;
  const said = status === 'loading' ? texts.loading : texts.again;
  return (
    <button
      type="button"
      ref={button}
      className={styles.box}
      // The name contains the visible text, for voice control (WCAG 2.5.3).
      aria-label={url ? name : fill(texts.state, { what: name, text: said })}
      aria-busy={status === 'loading'}
      onClick={() => onLoad(kind)}
    >
      {url ? (
        // eslint-disable-next-line @next/next/no-img-element -- an object URL, made for one try
        <img src={url} alt={texts.image} {...CAPTCHA_IMAGE} />
      ) : (
        <span className={styles.blank}>{said}</span>
      )}
      <Icon name="refresh" />
    </button>
  );
}

/** §2: the captcha image beside its input. Its space is reserved. */
export function CaptchaBox(props: Props) {
  const { kind, status, url } = props.captcha;
  if (kind === 'sound' && status === 'ready') {
    return (
      <audio controls autoPlay src={url} aria-label={props.texts.sound} className={styles.sound}>
        <track kind="captions" />
      </audio>
    );
  }
  if (status === 'none') return <span className={styles.box} data-empty />;
  return <Refresh {...props} />;
}
