'use client';

import { useRef, useState } from 'react';
import { Alert } from '@/components/ui/Alert';
import { useHydrated } from '@/components/ui/useHydrated';
import { focusNext } from '@/lib/client/focusNext';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Film } from '@/lib/pages/film';
import { LiveNotice } from './LiveNotice.client';
import { LiveScreen } from './LiveScreen.client';
import { OutsideFilm } from './OutsideFilm';
import { Panel } from './Panel';
import { Player } from './Player.client';
import { PlayerControls } from './PlayerControls.client';
import { absentText, playerKindOf } from './playerKind';
import { Screen } from './Screen';
import type { VideosTexts } from '@/lib/i18n/messages';
import { useLateSource } from './useLateSource';
import { usePhase } from './usePhase';
import styles from './VideoWithDetails.module.css';

type Props = { film: Film; locale: Locale; texts: VideosTexts };

/** The player and, beside it, the details. */
export function VideoWithDetails({ film, locale, texts }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [rate, setRate] = useState(1);
  const phase = usePhase(film.live);
  const { live } = film;
  const [openedAt] = useState(Date.now);
  const isHydrated = useHydrated();
  // Until hydration the phase is the server's, which a visitor's slow clock contradicts.
  const hasBegun = isHydrated && phase === 'during' && (live?.sTime ?? 0) > openedAt;
  const playerKind = playerKindOf(film, phase);
  const isAbsent = playerKind === 'absent';
  useLateSource(hasBegun && isAbsent);
  // A visitor who is watching sees the stream to its end, even after the scheduled time.
  const [isWatching, setWatching] = useState(false);
  const isLive = playerKind === 'live';
  const isOnAir = isLive && (phase === 'during' || (phase === 'after' && isWatching));
  const focusNotice = () => focusNext(() => notice.current);
  return (
    <div className={styles.root}>
      <div className={styles.play}>
        {/* §2 /videosLive: the stream while it is on the air; before and after, a notice with its times. */}
        {isOnAir && (
          <LiveScreen
            ref={video}
            film={film}
            texts={texts}
            isOver={phase === 'after'}
            onPlay={() => setWatching(true)}
            onEnd={() => setWatching(false)}
            onGone={focusNotice}
          />
        )}
        {playerKind === 'film' && (
          <Player ref={video} film={film} texts={texts.player} rate={rate} onRate={setRate} />
        )}
        {playerKind === 'outside' && <OutsideFilm film={film} texts={texts.player} />}
        {isAbsent && (
          <Screen film={film}>
            <Alert tone="warn" title={texts.player.absent}>
              {absentText(film, texts)}
            </Alert>
          </Screen>
        )}
        {(playerKind === 'film' || isOnAir) && (
          <PlayerControls
            video={video}
            texts={texts.player}
            rate={isOnAir ? undefined : rate}
            onRate={setRate}
            onGone={focusNotice}
          />
        )}
        {/* Always there, so that it is read aloud: the beginning, for whoever doesn't see the player open, and the end. */}
        {live && phase && (
          <div role="status">
            {hasBegun && !isAbsent && (
              <p className="visuallyHidden">{fill(texts.live.begun, { title: film.name })}</p>
            )}
            {isLive && !isOnAir && phase !== 'during' && (
              <Screen film={film}>
                <LiveNotice ref={notice} {...{ film, live, phase, locale, texts }} />
              </Screen>
            )}
          </div>
        )}
      </div>
      <Panel film={film} phase={phase} locale={locale} texts={texts} />
    </div>
  );
}
