'use client';

import { useRef, useState } from 'react';
import { Alert } from '@/components/ui/Alert';
import type { Locale } from '@/lib/i18n/locales';
import type { Film } from '@/lib/pages/film';
import { LivePlayer } from './LivePlayer.client';
import { OutsideFilm } from './OutsideFilm';
import { Panel } from './Panel';
import { Player } from './Player.client';
import { PlayerControls } from './PlayerControls.client';
import { playerKindOf } from './playerKind';
import { Screen } from './Screen';
import type { VideosTexts } from '@/lib/i18n/messages';
import { usePhase } from './usePhase';
import styles from './VideoWithDetails.module.css';

type Props = { film: Film; locale: Locale; texts: VideosTexts };

/** The player and, beside it, the details. */
export function VideoWithDetails({ film, locale, texts }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [rate, setRate] = useState(1);
  const phase = usePhase(film.live);
  const { live } = film;
  const [openedAt] = useState(Date.now);
  const hasBegun = phase === 'during' && (live?.sTime ?? 0) > openedAt;
  const playerKind = playerKindOf(film, phase);
  const isOnAir = playerKind === 'live' && phase === 'during';
  return (
    <div className={styles.root}>
      <div className={styles.play}>
        {playerKind === 'live' && live && phase && (
          <LivePlayer ref={video} film={film} live={live} phase={phase} texts={texts} />
        )}
        {playerKind === 'film' && (
          <Player ref={video} film={film} texts={texts.player} rate={rate} onRate={setRate} />
        )}
        {playerKind === 'outside' && <OutsideFilm film={film} texts={texts.player} />}
        {playerKind === 'absent' && (
          <Screen film={film}>
            <Alert tone="warn" title={texts.player.absent}>
              {texts.player.absentText}
            </Alert>
          </Screen>
        )}
        {(playerKind === 'film' || isOnAir) && (
          <PlayerControls
            video={video}
            texts={texts.player}
            rate={isOnAir ? undefined : rate}
            onRate={setRate}
          />
        )}
        {/* For whoever waits for the beginning and doesn't see the player open. */}
        {live && (
          <p role="status" className="visuallyHidden">
            {hasBegun && `${texts.live.badge}: ${film.name}`}
          </p>
        )}
      </div>
      <Panel film={film} phase={phase} locale={locale} texts={texts} />
    </div>
  );
}
