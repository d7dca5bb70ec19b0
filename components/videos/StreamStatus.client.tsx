'use client';

import { useRef, useState } from 'react';
import { useGoneWithFocus } from '@/lib/client/useGoneWithFocus';
import { fill } from '@/lib/i18n/fill';
import type { VideosTexts } from '@/lib/i18n/messages';
import styles from './StreamStatus.module.css';

type Props = {
  /** Seconds until the next try; null while the stream works. */
  retryIn: number | null;
  texts: VideosTexts['live'];
  onRetry: () => void;
  /** The stream is back, and its button goes with the focus. */
  onGone: () => void;
};

/** The countdown and its button, while the stream is interrupted. */
function NextTry({ retryIn, texts, onRetry, onGone }: Props & { retryIn: number }) {
  const root = useRef<HTMLParagraphElement>(null);
  useGoneWithFocus(root, onGone);
  return (
    <p ref={root} className={styles.next}>
      <span aria-hidden="true">{fill(texts.retryIn, { seconds: retryIn })}</span>
      <button type="button" className="arrowLink" onClick={onRetry}>
        {texts.retry}
      </button>
    </p>
  );
}

/** Announced once when the stream fails and once when it is back; the countdown is only visible. */
export function StreamStatus(props: Props) {
  const { retryIn, texts } = props;
  const hasFailed = retryIn !== null;
  const [wasFailing, setWasFailing] = useState(false);
  if (hasFailed && !wasFailing) setWasFailing(true);
  return (
    <div className={styles.root} data-failed={hasFailed || undefined}>
      <p role="status">
        {hasFailed && (
          <span>
            <strong>{texts.failed}</strong> {texts.failedText}
          </span>
        )}
        {!hasFailed && wasFailing && <span className="visuallyHidden">{texts.back}</span>}
      </p>
      {hasFailed && <NextTry {...props} retryIn={retryIn} />}
    </div>
  );
}
