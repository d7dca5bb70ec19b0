'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/useHydrated';
import { focusNext } from '@/lib/client/focusNext';
import { useGoneWithFocus } from '@/lib/client/useGoneWithFocus';
import { fill } from '@/lib/i18n/fill';
import type { Film } from '@/lib/pages/film';
import { PlayButton } from './PlayButton.client';
import { actOnLiveKey } from './playerKeys';
import { ScreenButton } from './ScreenButton.client';
import { StreamStatus } from './StreamStatus.client';
import type { VideosTexts } from '@/lib/i18n/messages';
import { Tracks } from './Tracks';
import { useStream } from './useStream';
import styles from './Player.module.css';

type Props = {
  ref: React.RefObject<HTMLVideoElement | null>;
  film: Film;
  texts: VideosTexts;
  /** Its scheduled end has passed: a stream that fails now is over. */
  isOver: boolean;
  onPlay: () => void;
  onEnd: () => void;
  /** It is about to go, with the focus in it. */
  onGone: () => void;
};

/** The stream with its badge, a button to the live edge, and a notice when it fails. */
export function LiveScreen({ ref, film, texts, isOver, onPlay, onEnd, onGone }: Props) {
  const isHydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  useGoneWithFocus(root, onGone);
  const [hasStarted, setStarted] = useState(false);
  const sTime = film.live?.sTime ?? null;
  const { isBehind, retryIn, retry, toEdge } = useStream(ref, film.videoUrl, sTime);
  const end = useEffectEvent(onEnd);
  const hasStopped = isOver && retryIn !== null;
  useEffect(() => {
    if (hasStopped) end();
  }, [hasStopped]);
  const { live, player } = texts;
  /** Its button goes then: the film has the focus. */
  const goOn = () => {
    toEdge();
    ref.current?.focus();
  };

  return (
    <div
      ref={root}
      className={styles.root}
      onKeyDown={(event) => ref.current && actOnLiveKey(event, ref.current)}
    >
      <video
        ref={ref}
        controls
        playsInline
        preload="none"
        // Without JavaScript the browser plays the stream itself.
        src={isHydrated ? undefined : film.videoUrl}
        poster={film.poster || undefined}
        width={film.width}
        height={film.height}
        aria-label={fill(player.label, { name: film.name })}
        className={styles.video}
        onPlay={() => {
          setStarted(true);
          onPlay();
        }}
        onEnded={onEnd}
      >
        <Tracks tracks={film.tracks} />
      </video>
      <span data-theme="light" className={styles.badge}>
        {live.badge}
      </span>
      {isBehind && (
        <ScreenButton video={ref} className={`button ${styles.edge}`} onClick={goOn}>
          {live.edge}
        </ScreenButton>
      )}
      {!hasStarted && <PlayButton video={ref} label={fill(player.play, { name: film.name })} />}
      <StreamStatus
        retryIn={retryIn}
        texts={live}
        onRetry={retry}
        onGone={() => focusNext(() => ref.current)}
      />
    </div>
  );
}
