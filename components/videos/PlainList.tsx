import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/Alert';
import { fill } from '@/lib/i18n/fill';
import type { VideosTexts } from '@/lib/i18n/messages';
import type { VideosKind } from '@/lib/state/videosQuery';
import type { Film } from '@/lib/pages/film';
import { OutsideFilm } from './OutsideFilm';
import { Panel } from './Panel';
import { absentText, noticeOf, playerKindOf } from './playerKind';
import { Screen } from './Screen';
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

/** Why there is nothing to play. */
function PlainNotice({ film, texts }: { film: Film; texts: VideosTexts }) {
  const { live } = film;
  if (!live || live.phase === 'during') {
    return (
      <Alert tone="warn" title={texts.player.absent} isSilent>
        {absentText(film, texts)}
      </Alert>
    );
  }
  const { title, text } = noticeOf(live, live.phase, texts.live);
  return (
    <Alert tone="ok" title={title} isSilent>
      {text} {live.phase === 'before' && texts.live.reload}
    </Alert>
  );
}

function PlainFilm({ film, texts }: { film: Film; texts: VideosTexts }) {
  const phase = film.live?.phase ?? null;
  const playerKind = playerKindOf(film, phase);
  if (playerKind === 'film' || (playerKind === 'live' && phase === 'during'))
    return <PlainPlayer film={film} label={fill(texts.player.label, { name: film.name })} />;
  if (playerKind === 'outside') return <OutsideFilm film={film} isListed texts={texts.player} />;
  return (
    <Screen film={film} isListed>
      <PlainNotice film={film} texts={texts} />
    </Screen>
  );
}

/** Without JavaScript: the other films, each with its player and details. */
export function PlainList({ kind, films }: Props) {
  const t = useTranslations('videos');
  const { videos: texts } = useMessages();
  const locale = useLocale();
  return (
    <div className="wrap">
      {kind === 'lives' && <p className={styles.note}>{t('live.plain')}</p>}
      {films.length > 0 && (
        <>
          <h2 className={styles.title}>{t(kind === 'films' ? 'rest' : 'restLive')}</h2>
          <ul role="list" className={styles.list}>
            {films.map((film) => (
              <li key={film.id} className={layout.root}>
                <PlainFilm film={film} texts={texts} />
                <Panel film={film} phase={film.live?.phase ?? null} locale={locale} texts={texts}>
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
