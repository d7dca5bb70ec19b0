'use client';

import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/useHydrated';
import { pushAddress, useAddressSearch } from '@/lib/client/addressSearch';
import type { Locale } from '@/lib/i18n/locales';
import { inOrder } from '@/lib/state/live';
import { readVideosQuery, type VideosKind } from '@/lib/state/videosQuery';
import type { Film } from '@/lib/pages/film';
import { Flow } from './Flow.client';
import { VideoWithDetails } from './VideoWithDetails.client';
import type { VideosTexts } from '@/lib/i18n/messages';

type Props = {
  kind: VideosKind;
  films: Film[];
  /** The query of the server's request, and the video that it selects. */
  serverQuery: string;
  firstId: string;
  /** The page's title when the address names no video. */
  title: string;
  locale: Locale;
  texts: VideosTexts;
};

/**
 * The live video that is first when the page is opened, which may have been rendered minutes before. The first stays while the page is
 * open: nobody's film is taken away.
 */
function useFirst(films: readonly Film[], firstId: string): string {
  const [openedAt] = useState(Date.now);
  const isHydrated = useHydrated();
  if (!isHydrated) return firstId;
  const lives = films.flatMap(({ id, live }) => (live ? { id, ...live } : []));
  return inOrder(lives, openedAt)[0]?.id ?? firstId;
}

/** §2 Videos and live videos: the player, the details of its video, and the flow to choose from. */
export function VideoBrowser(props: Props) {
  const { kind, films, serverQuery, firstId, title, locale, texts } = props;
  const id = readVideosQuery(new URLSearchParams(useAddressSearch(serverQuery)))?.id ?? '';
  const first = useFirst(films, firstId);
  const index = Math.max(
    films.findIndex((film) => film.id === (id || first)),
    0,
  );
  const player = useRef<HTMLDivElement>(null);
  const film = films[index];
  const shownTitle = id && film ? film.pageTitle : title;
  // It follows the video that is shown, as the address does; for who comes back to one, too. Next reads it aloud.
  useEffect(() => {
    document.title = shownTitle;
  }, [shownTitle]);
  if (!film) return null;

  function choose(wanted: Film) {
    if (wanted.id !== film?.id) pushAddress(wanted.href);
    player.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <div ref={player} className="wrap">
        <VideoWithDetails key={film.id} film={film} locale={locale} texts={texts} />
      </div>
      <Flow
        films={films}
        chosen={index}
        label={texts.flow[kind]}
        texts={texts.flow}
        onChoose={choose}
      />
    </>
  );
}
