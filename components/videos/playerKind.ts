import type { Film } from '@/lib/pages/film';
import { isStream, type Phase } from '@/lib/state/live';

/** Which component plays a film. A broadcast whose file is not a stream is a film: its recording. */
export function playerKindOf({ live, videoUrl, outsideUrl }: Film, phase: Phase | null) {
  if (live && phase === 'before') return 'live';
  if (videoUrl) return isStream(videoUrl) ? 'live' : 'film';
  if (live && phase === 'after') return 'live';
  return outsideUrl ? 'outside' : 'absent';
}
