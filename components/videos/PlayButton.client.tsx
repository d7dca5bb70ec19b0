'use client';

import { Icon } from '@/components/ui/Icon';
import { useHydrated } from '@/components/ui/useHydrated';
import styles from './Player.module.css';

type Props = { video: React.RefObject<HTMLVideoElement | null>; label: string };

/** Over the poster, large. Without a script the player's own button is enough. */
export function PlayButton({ video, label }: Props) {
  if (!useHydrated()) return null;
  function start() {
    void video.current?.play().catch(() => {});
    // This button goes: the keys then belong to the player.
    video.current?.focus();
  }
  return (
    <button type="button" className={styles.play} aria-label={label} onClick={start}>
      <Icon name="play" />
    </button>
  );
}
