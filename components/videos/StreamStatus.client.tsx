'use client';

import { useState } from 'react';
import buttons from '@/components/ui/buttons.module.css';
import { fill } from '@/lib/i18n/fill';
import type { VideosTexts } from '@/lib/i18n/messages';
import styles from './StreamStatus.module.css';

type Props = {
  /** Seconds until the next try; null while all is well. */
  retryIn: number | null;
  texts: VideosTexts['live'];
  onRetry: () => void;
};

/** Said once when the stream breaks off and once when it is back; the seconds between are only seen. */
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
          <button type="button" className={buttons.link} onClick={onRetry}>
            {texts.retry}
          </button>
        </p>
      )}
    </div>
  );
}
