import { fill } from '@/lib/i18n/fill';
import type { VideosTexts } from '@/lib/i18n/messages';
import type { Film, LiveWords } from '@/lib/pages/film';
import { isStream, type Phase } from '@/lib/state/live';

/** Which component plays a film. A broadcast whose file is not a stream is a film: its recording. A film that is a stream can't be played. */
export function playerKindOf({ live, videoUrl, outsideUrl }: Film, phase: Phase | null) {
  if (live && phase === 'before') return 'live';
  if (videoUrl && !isStream(videoUrl)) return 'film';
  if (live && (videoUrl || phase === 'after')) return 'live';
  return outsideUrl ? 'outside' : 'absent';
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
