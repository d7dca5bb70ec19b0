'use client';

import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/Alert';
import { fill } from '@/lib/i18n/fill';
import type { Film } from '@/lib/pages/film';
import { PlayButton } from './PlayButton.client';
import { actOnKey } from './playerKeys';
import type { VideosTexts } from '@/lib/i18n/messages';
import { Tracks } from './Tracks';
import styles from './Player.module.css';

type Props = {
  ref: React.RefObject<HTMLVideoElement | null>;
  film: Film;
  texts: VideosTexts['player'];
  rate: number;
  onRate: (rate: number) => void;
};

/** The browser's own player, with its keyboard, captions, sound and full screen. Loads nothing before it is played. */
export function Player({ ref, film, texts, rate, onRate }: Props) {
  const [state, setState] = useState<'fresh' | 'started' | 'failed'>('fresh');
  // What happened before the scripts came was told to nobody.
  useEffect(() => {
    const video = ref.current;
    if (video?.error) setState('failed');
    else if (video && (!video.paused || video.played.length > 0)) setState('started');
  }, [ref]);
  useEffect(() => {
    if (ref.current) ref.current.playbackRate = ref.current.defaultPlaybackRate = rate;
  }, [ref, rate]);

  /** Goes on where it stopped. */
  function retry() {
    const video = ref.current;
    if (!video) return;
    setState('fresh');
    const stoppedAt = video.currentTime;
    video.load();
    video.currentTime = stoppedAt;
    void video.play().catch(() => {});
    video.focus();
  }

  return (
    <div className={styles.root} onKeyDown={(event) => ref.current && actOnKey(event, ref.current)}>
      <video
        ref={ref}
        controls
        playsInline
        preload="none"
        src={film.videoUrl}
        poster={film.poster || undefined}
        width={film.width}
        height={film.height}
        aria-label={fill(texts.label, { name: film.name })}
        className={styles.video}
        // A film that has failed can be told to play, and doesn't: its notice stays.
        onPlay={({ currentTarget: { error } }) => !error && setState('started')}
        onError={() => setState('failed')}
        onRateChange={(event) => onRate(event.currentTarget.playbackRate)}
      >
        <Tracks tracks={film.tracks} />
      </video>
      {state === 'fresh' && (
        <PlayButton video={ref} label={fill(texts.play, { name: film.name })} />
      )}
      {state === 'failed' && (
        <div className={styles.notice}>
          <Alert tone="err" title={texts.failed}>
            <p>{texts.failedText}</p>
            <button type="button" className="arrowLink" onClick={retry}>
              {texts.retry}
            </button>
          </Alert>
        </div>
      )}
    </div>
  );
}
