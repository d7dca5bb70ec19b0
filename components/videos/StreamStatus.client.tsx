'use client';

import { useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { VideosTexts } from '@/lib/i18n/messages';
import styles from './StreamStatus.module.css';

type Props = {
  /** Seconds until the next try; null while the stream works. */
  retryIn: number | null;
  texts: VideosTexts['live'];
  onRetry: () => void;
};

/** Announced once when the stream fails and once when it is back; the countdown is only visible. */
export function StreamStatus({ retryIn, texts, onRetry }: Props) {
  const hasFailed = retryIn !== null;
  const [wasFailing, setWasFailing] = useState(false);
  if (hasFailed && !wasFailing) setWasFailing(true);
  return (
    <div className={styles.root} data-failed={hasFailed || undefined}>
      <p role="status">
        {hasFailed && (
          <>
            <strong>{texts.failed}</strong> {texts.failedText}
          </>
        )}
        {!hasFailed && wasFailing && <span className="visuallyHidden">{texts.back}</span>}
      </p>
      {hasFailed && (
        <p className={styles.next}>
          <span aria-hidden="true">{fill(texts.retryIn, { seconds: retryIn })}</span>
          <button type="button" className="arrowLink" onClick={onRetry}>
            {texts.retry}
          </button>
        </p>
      )}
    </div>
  );
}
