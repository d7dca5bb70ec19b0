'use client';

import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/useHydrated';
import { useGoneWithFocus } from '@/lib/client/useGoneWithFocus';
import { speedsWith, togglePictureInPicture } from './playerKeys';
import type { VideosTexts } from '@/lib/i18n/messages';
import styles from './PlayerControls.module.css';

const className = `needsScript noPrint ${styles.root}`;

type Props = {
  video: React.RefObject<HTMLVideoElement | null>;
  texts: VideosTexts['player'];
  /** Undefined for a live video: its speed can't change. */
  rate?: number;
  onRate: (rate: number) => void;
  /** They are about to go, with the focus in them. */
  onGone: () => void;
};

/** True while the film is in picture-in-picture. */
function useIsInPicture(video: Props['video']) {
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const enter = () => setIn(true);
    const leave = () => setIn(false);
    element.addEventListener('enterpictureinpicture', enter);
    element.addEventListener('leavepictureinpicture', leave);
    return () => {
      element.removeEventListener('enterpictureinpicture', enter);
      element.removeEventListener('leavepictureinpicture', leave);
    };
  }, [video]);
  return isIn;
}

/** Functions that browsers hide in menus or lack in their players. */
export function PlayerControls({ video, texts, rate, onRate, onGone }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useGoneWithFocus(root, onGone);
  const isHydrated = useHydrated();
  const isInPicture = useIsInPicture(video);
  const pictureInPicture = () =>
    video.current && void togglePictureInPicture(video.current).catch(() => {});
  return (
    // Rendered before hydration too, so that nothing shifts.
    <div ref={root} className={className} inert={!isHydrated}>
      {rate !== undefined && (
        <label className={styles.speed}>
          {texts.speed}
          <select dir="ltr" value={rate} onChange={(event) => onRate(Number(event.target.value))}>
            {speedsWith(rate).map((speed) => (
              <option key={speed} value={speed}>
                {Number(speed.toFixed(2))}×
              </option>
            ))}
          </select>
        </label>
      )}
      {(!isHydrated || document.pictureInPictureEnabled) && (
        <button
          type="button"
          aria-pressed={isInPicture}
          className={styles.button}
          onClick={pictureInPicture}
        >
          {texts.pictureInPicture}
        </button>
      )}
      {rate !== undefined && (
        <details className={styles.keys}>
          <summary>{texts.keysTitle}</summary>
          <p>{texts.keys}</p>
        </details>
      )}
    </div>
  );
}
