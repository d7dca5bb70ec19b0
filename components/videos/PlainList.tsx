import { useMessages, useTranslations } from 'next-intl';
import type { VideosKind } from '@/lib/state/videosQuery';
import type { Film } from '@/lib/pages/film';
import { OutsideFilm } from './OutsideFilm';
import { Panel } from './Panel';
import { Tracks } from './Tracks';
import player from './Player.module.css';
import layout from './VideoWithDetails.module.css';
import styles from './PlainList.module.css';

type Props = { kind: VideosKind; films: Film[] };

const PlainPlayer = ({ film, label }: { film: Film; label: string }) => (
  <div className={player.root}>
    <video
      controls
      playsInline
      preload="none"
      src={film.videoUrl || undefined}
      poster={film.poster || undefined}
      width={film.width}
      height={film.height}
      aria-label={label}
      className={player.video}
    >
      <Tracks tracks={film.tracks} />
    </video>
  </div>
);

/** Without JavaScript: the other films, each with its player and details. */
export function PlainList({ kind, films }: Props) {
  const t = useTranslations('videos');
  const { videos: texts } = useMessages();
  return (
    <div className="wrap">
      {kind === 'lives' && <p className={styles.note}>{t('live.plain')}</p>}
      {films.length > 0 && (
        <>
          <h2 className={styles.title}>{t(kind === 'films' ? 'rest' : 'restLive')}</h2>
          <ul role="list" className={styles.list}>
            {films.map((film) => (
              <li key={film.id} className={layout.root}>
                {!film.videoUrl && film.outsideUrl ? (
                  <OutsideFilm film={film} isListed texts={texts.player} />
                ) : (
                  <PlainPlayer film={film} label={t('player.label', { name: film.name })} />
                )}
                <Panel film={film} phase={film.live?.phase ?? null} texts={texts}>
                  <a href={film.href} className={styles.link}>
                    {t('player.play', { name: film.name })}
                  </a>
                </Panel>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
