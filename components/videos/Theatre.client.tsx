'use client';

import { useRef, useState } from 'react';
import type { Film } from './film';
import { LivePlayer } from './LivePlayer.client';
import { Panel } from './Panel';
import { Player } from './Player.client';
import { PlayerTools } from './PlayerTools.client';
import { Screen } from './Screen';
import type { VideosTexts } from './texts';
import { Alert } from '@/components/ui/Alert';
import { usePhase } from './usePhase';
import styles from './Theatre.module.css';

type Props = { film: Film; texts: VideosTexts };

/** The player and, beside it, what it plays. */
export function Theatre({ film, texts }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [rate, setRate] = useState(1);
  const phase = usePhase(film.live);
  const { videoUrl, live } = film;
  return (
    <div className={styles.root}>
      <div className={styles.play}>
        {live && phase ? (
          <LivePlayer ref={video} film={film} live={live} phase={phase} texts={texts} />
        ) : videoUrl ? (
          <Player ref={video} film={film} texts={texts.player} rate={rate} onRate={setRate} />
        ) : (
          <Screen film={film}>
            <Alert tone="warn" title={texts.player.absent}>
              {texts.player.absentText}
            </Alert>
          </Screen>
        )}
        {videoUrl && (!live || phase === 'during') && (
          <PlayerTools
            video={video}
            texts={texts.player}
            rate={live ? undefined : rate}
            onRate={setRate}
          />
        )}
      </div>
      <Panel film={film} phase={phase} texts={texts} />
    </div>
  );
}
