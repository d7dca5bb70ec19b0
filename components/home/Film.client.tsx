'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { afterLoad } from '@/lib/client/afterLoad';
import { observe, reducedMotion } from '@/lib/client/browser';
import { Icon } from '../ui/Icon';
import styles from './Film.module.css';
import { readConditions, startsByItself } from './filmRules';

type Props = {
  sources: { src: string; type: string }[];
  texts: { title: string; play: string; pause: string };
};

/** `poster`: the film isn't loaded, only its poster. */
type State = 'unknown' | 'poster' | 'playing' | 'paused';

/** The promo film over its poster. Its pause button is always visible (WCAG 2.2.2). */
export function Film({ sources, texts }: Props) {
  const [state, setState] = useState<State>('unknown');
  const [isShown, setShown] = useState(false);
  const film = useRef<HTMLVideoElement>(null);
  const isInSight = useRef(true);
  const isPlaying = state === 'playing';

  useEffect(
    () => afterLoad(() => setState(startsByItself(readConditions()) ? 'playing' : 'poster')),
    [],
  );

  /** Out of sight the film stands still, and costs no battery; the visitor hasn't paused it. */
  const notePause = useCallback(() => {
    if (isInSight.current) setState((before) => (before === 'playing' ? 'paused' : before));
  }, []);

  useEffect(() => {
    const { current: video } = film;
    if (!isPlaying || !video) return;
    // Where films may not start by themselves, as in an iPhone that saves power, the button says so.
    const play = () => void video.play().catch(notePause);
    play();
    return observe(video, ({ isIntersecting }) => {
      isInSight.current = isIntersecting;
      if (isIntersecting) play();
      else video.pause();
    });
  }, [isPlaying, notePause]);

  useEffect(() => {
    const motion = reducedMotion();
    const stop = () => {
      if (!motion.matches) return;
      film.current?.pause();
      setState((before) => (before === 'playing' ? 'paused' : before));
    };
    motion.addEventListener('change', stop);
    return () => motion.removeEventListener('change', stop);
  }, []);

  /** By the button's state, not the film's: a film that is still loading counts as playing. */
  function toggle() {
    if (isPlaying) film.current?.pause();
    setState(isPlaying ? 'paused' : 'playing');
  }

  /** A press makes the film anew, and tries again. */
  function giveUp() {
    setShown(false);
    setState('poster');
  }

  return (
    <>
      {(isPlaying || state === 'paused') && (
        <video
          ref={film}
          className={styles.film}
          data-shown={isShown || undefined}
          autoPlay
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          onPlay={() => setState('playing')}
          onPlaying={() => setShown(true)}
          onPause={notePause}
          // The line was lost while it played. React hands on what its sources tell, too.
          onError={({ target, currentTarget }) => target === currentTarget && giveUp()}
        >
          {sources.map((source, place) => (
            <source
              key={source.src}
              {...source}
              // None of them can be played.
              onError={place === sources.length - 1 ? giveUp : undefined}
            />
          ))}
        </video>
      )}
      {state !== 'unknown' && (
        <div className={styles.control}>
          <span aria-hidden="true">{texts.title}</span>
          <button
            type="button"
            aria-label={isPlaying ? texts.pause : texts.play}
            className={styles.button}
            onClick={toggle}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
        </div>
      )}
    </>
  );
}
