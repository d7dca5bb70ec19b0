import { fill } from '@/lib/i18n/fill';
import type { VideosTexts } from '@/lib/i18n/messages';
import type { Film, LiveWords } from '@/lib/pages/film';
import { isStream, type Phase } from '@/lib/state/live';

/** Which component plays a film. A broadcast whose file is not a stream is a film: its recording. A film that is a stream can't be played. */
export function playerKindOf({ live, videoUrl, outsideUrl }: Film, phase: Phase | null) {
  if (live && phase === 'before') return 'live';
  if (videoUrl && !isStream(videoUrl)) return 'film';
  if (live && videoUrl) return 'live';
  if (outsideUrl) return 'outside';
  return live && phase === 'after' ? 'live' : 'absent';
}

/** What a broadcast says in place of its player. */
export const noticeOf = (
  { starts, ends }: LiveWords,
  phase: Exclude<Phase, 'during'>,
  texts: VideosTexts['live'],
) =>
  phase === 'before'
    ? { title: texts.before, text: fill(texts.beforeText, { date: starts }) }
    : { title: texts.after, text: fill(texts.afterText, { date: ends }) };

/** What opens in the notice's place at the start, while the page is open. Null: nothing that is known yet. */
export const openingOf = ({ videoUrl, outsideUrl }: Film, texts: VideosTexts['live']) =>
  videoUrl ? texts.opens : outsideUrl ? texts.opensLink : null;

/** What to do about a film that isn't there; the address of a broadcast that is on the air may come late. */
export const absentText = ({ live }: Film, { live: texts, player }: VideosTexts) =>
  (live ? texts : player).absentText;
