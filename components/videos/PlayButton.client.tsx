'use client';

import { Icon } from '@/components/ui/Icon';
import { useHydrated } from '@/components/ui/useHydrated';
import { ScreenButton } from './ScreenButton.client';
import styles from './Player.module.css';

type Props = { video: React.RefObject<HTMLVideoElement | null>; label: string };

/** A large button over the poster. Hidden without JavaScript, where the player's own is enough. */
export function PlayButton({ video, label }: Props) {
  if (!useHydrated()) return null;
  function start() {
    void video.current?.play().catch(() => {});
    // The button disappears, so the player gets the focus.
    video.current?.focus();
  }
  return (
    <ScreenButton video={video} className={styles.play} aria-label={label} onClick={start}>
      <Icon name="play" />
    </ScreenButton>
  );
}
