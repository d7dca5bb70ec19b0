'use client';

import { Icon } from '@/components/ui/Icon';
import type { FavoriteTexts } from '@/lib/i18n/messages';
import type { Captcha, CaptchaKind } from './useCaptcha';
import styles from './Captcha.module.css';

type Props = {
  captcha: Captcha;
  /** Whether the service offers spoken captchas. */
  hasSound: boolean;
  texts: FavoriteTexts['captcha'];
  onLoad: (kind: CaptchaKind) => void;
};

const messageOf = ({ status }: Captcha, texts: Props['texts']) =>
  ({ ...texts, none: '', ready: texts.shown })[status];

/** The spoken alternative for those who can't see the picture (WCAG 1.1.1), and the captcha's status as text. */
export function CaptchaWays({ captcha, hasSound, texts, onLoad }: Props) {
  const { kind, status } = captcha;
  const hasFailed = status === 'failed' || status === 'tooMany';
  const isHeard = kind === 'sound';
  return (
    <>
      <p role="status" className={hasFailed ? styles.failed : 'visuallyHidden'}>
        {/* Nothing is said over the recording. */}
        {isHeard && status === 'ready' ? '' : messageOf(captcha, texts)}
      </p>
      {status !== 'none' && hasSound && (
        <p className={styles.ways}>
          {isHeard && (
            <button type="button" className={styles.way} onClick={() => onLoad('sound')}>
              <Icon name="refresh" /> {texts.anotherSound}
            </button>
          )}
          {/* It begins by itself, so this is heard before. */}
          <span id="captcha-sound-hint" hidden>
            {texts.soundHint}
          </span>
          <button
            type="button"
            aria-describedby={isHeard ? undefined : 'captcha-sound-hint'}
            className={styles.way}
            onClick={() => onLoad(isHeard ? 'picture' : 'sound')}
          >
            <Icon name={isHeard ? 'refresh' : 'sound'} />
            <span>{isHeard ? texts.picture : texts.listen}</span>
          </button>
        </p>
      )}
    </>
  );
}
