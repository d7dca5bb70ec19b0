'use client';

import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { useGoneWithFocus } from '@/lib/client/useGoneWithFocus';
import { CAPTCHA_IMAGE } from '@/lib/constants';
import type { FavoriteTexts } from '@/lib/i18n/messages';
import type { Captcha, CaptchaKind } from './useCaptcha';
import styles from './Captcha.module.css';

type Props = {
  captcha: Captcha;
  texts: FavoriteTexts['captcha'];
  /** The one before was typed wrong, as is being read. */
  isRefused: boolean;
  onLoad: (kind: CaptchaKind) => void;
  /** The button is about to go, with the focus. */
  onGone: () => void;
};

/** §5: a click refreshes the captcha. */
function Refresh({
  captcha: { kind, status, url },
  texts,
  onLoad,
  onGone,
}: Omit<Props, 'isRefused'>) {
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
      aria-label={url ? name : `${name}: ${said}`}
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

/** A recording begins by itself, but not over what is being read. It stays so: Firefox would begin as soon as it may. */
function Sound({
  captcha: { url },
  texts,
  isRefused,
}: Pick<Props, 'captcha' | 'texts' | 'isRefused'>) {
  const [begins] = useState(!isRefused);
  return (
    <audio controls autoPlay={begins} src={url} aria-label={texts.sound} className={styles.sound}>
      <track kind="captions" />
    </audio>
  );
}

/** §2: the captcha image beside its input. Its space is reserved. */
export function CaptchaBox({ isRefused, ...props }: Props) {
  const { captcha, texts } = props;
  if (captcha.kind === 'sound' && captcha.status === 'ready')
    return <Sound key={captcha.url} {...{ captcha, texts, isRefused }} />;
  if (captcha.status === 'none') return <span className={styles.box} data-empty />;
  return <Refresh {...props} />;
}
