import { fill } from '@/lib/i18n/fill';
import type { VideosKind } from '@/lib/state/videosQuery';
import type { Film } from '@/lib/pages/film';
import { OutsideFilm } from './OutsideFilm';
import { Panel } from './Panel';
import type { VideosTexts } from '@/lib/i18n/texts';
import { Tracks } from './Tracks';
import player from './Player.module.css';
import theatre from './Theatre.module.css';
import styles from './PlainList.module.css';

type Props = { kind: VideosKind; films: Film[]; texts: VideosTexts };

const PlainPlayer = ({ film, texts }: { film: Film; texts: VideosTexts }) => (
  <div className={player.root}>
    <video
      controls
      playsInline
      preload="none"
      src={film.videoUrl || undefined}
      poster={film.poster || undefined}
      width={film.width}
      height={film.height}
      aria-label={fill(texts.player.label, { name: film.name })}
      className={player.video}
    >
      <Tracks tracks={film.tracks} />
    </video>
  </div>
);

/** Without a script: the other films, each with a player and its details. */
export function PlainList({ kind, films, texts }: Props) {
  return (
    <div className="wrap">
      {kind === 'lives' && <p className={styles.note}>{texts.live.plain}</p>}
      {films.length > 0 && (
        <>
          <h2 className={styles.title}>{kind === 'films' ? texts.rest : texts.restLive}</h2>
          <ul role="list" className={styles.list}>
            {films.map((film) => (
              <li key={film.id} className={theatre.root}>
                {!film.videoUrl && film.outsideUrl ? (
                  <OutsideFilm film={film} isListed texts={texts.player} />
                ) : (
                  <PlainPlayer film={film} texts={texts} />
                )}
                <Panel film={film} phase={film.live?.phase ?? null} texts={texts}>
                  <a href={film.href} className={styles.link}>
                    {fill(texts.player.play, { name: film.name })}
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
