import { Facts } from '@/components/ui/Facts';
import { foreign } from '@/components/ui/foreign';
import { Kicker } from '@/components/ui/Kicker';
import { isStream, type Phase } from '@/lib/state/live';
import { toIso } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Fact, Film } from '@/lib/pages/film';
import type { VideosTexts } from '@/lib/i18n/messages';
import styles from './Panel.module.css';

type Props = {
  film: Film;
  /** The phase of a live video. */
  phase: Phase | null;
  locale: Locale;
  texts: VideosTexts;
  children?: React.ReactNode;
};

/** The start and end of a broadcast, as it is or was. */
function timesOf({ live }: Film, phase: Phase | null, { facts }: VideosTexts): Fact[] {
  if (!live || !phase) return [];
  const { starts, ends, sTime, eTime } = live;
  return [
    {
      title: phase === 'during' ? facts.started : facts.starts,
      text: starts,
      dateTime: toIso(sTime),
    },
    { title: phase === 'after' ? facts.ended : facts.ends, text: ends, dateTime: toIso(eTime) },
  ].filter(({ text }) => text !== '');
}

/** The state of a live video, or the date of a film. */
function kickerOf({ live, date, videoUrl }: Film, phase: Phase | null, texts: VideosTexts) {
  if (!live) return date;
  if (phase === 'during') return texts.live.badge;
  if (phase === 'before') return texts.live.soon;
  return videoUrl && !isStream(videoUrl) ? texts.live.recording : '';
}

const withTime = ({ title, text, dateTime }: Fact) => ({
  title,
  text: dateTime ? <time dateTime={dateTime}>{text}</time> : <bdi>{text}</bdi>,
});

/** §2: the detail panel; unknown fields are left out. */
export function Panel({ film, phase, locale, texts, children }: Props) {
  const kicker = kickerOf(film, phase, texts);
  const facts = [...timesOf(film, phase, texts), ...film.facts];
  return (
    <div className={styles.root}>
      {/* The keys: new words come with new elements, as a browser may have translated the old ones. */}
      {kicker && (
        <Kicker key={kicker} disc={false}>
          {kicker}
        </Kicker>
      )}
      <h2 className={styles.title}>
        <bdi>{film.name}</bdi>
      </h2>
      {film.description && (
        <p className={styles.text}>
          <bdi {...foreign(film.descriptionLang, locale)}>{film.description}</bdi>
        </p>
      )}
      <Facts key={phase} facts={facts.map(withTime)} />
      {children}
    </div>
  );
}
