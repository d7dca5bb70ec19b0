'use client';

import { useState } from 'react';
import type { Phase } from '@/lib/state/live';
import type { Film, LiveWords } from '@/lib/pages/film';
import { LiveNotice } from './LiveNotice.client';
import { LiveScreen } from './LiveScreen.client';
import { Screen } from './Screen';
import type { VideosTexts } from '@/lib/i18n/messages';

type Props = {
  ref: React.RefObject<HTMLVideoElement | null>;
  film: Film;
  live: LiveWords;
  phase: Phase;
  texts: VideosTexts;
};

/** §2 /videosLive: the stream while it is on the air; before and after, a notice with its times. */
export function LivePlayer({ ref, film, live, phase, texts }: Props) {
  // A visitor who is watching sees the stream to its end, even after the scheduled time.
  const [isWatching, setWatching] = useState(false);
  if (film.videoUrl && (phase === 'during' || (phase === 'after' && isWatching))) {
    return (
      <LiveScreen
        ref={ref}
        film={film}
        texts={texts}
        onPlay={() => setWatching(true)}
        onEnd={() => setWatching(false)}
      />
    );
  }
  return (
    <Screen film={film}>
      <LiveNotice live={live} phase={phase} texts={texts} />
    </Screen>
  );
}
