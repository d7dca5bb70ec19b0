'use client';

import { Icon } from '@/components/ui/Icon';
import { CAPTCHA_IMAGE } from '@/lib/constants';
import type { FavoriteTexts } from '@/lib/i18n/messages';
import type { Captcha, CaptchaKind } from './useCaptcha';
import styles from './Captcha.module.css';

type Props = {
  captcha: Captcha;
  texts: FavoriteTexts['captcha'];
  onLoad: (kind: CaptchaKind) => void;
};

/** §2: the captcha image beside its input; §5: a click refreshes it. Its space is reserved. */
export function CaptchaBox({ captcha: { kind, status, url }, texts, onLoad }: Props) {
  if (kind === 'sound' && status === 'ready') {
    return (
      <audio controls autoPlay src={url} aria-label={texts.sound} className={styles.sound}>
        <track kind="captions" />
      </audio>
    );
  }
  if (status === 'none') return <span className={styles.box} data-empty />;
  const said = status === 'loading' ? texts.loading : texts.again;
  return (
    <button
      type="button"
      className={styles.box}
      // The name contains the visible text, for voice control (WCAG 2.5.3).
      aria-label={url ? texts.refresh : `${texts.refresh}: ${said}`}
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
