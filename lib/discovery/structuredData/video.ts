import 'server-only';
import type { BroadcastEvent, VideoObject } from 'schema-dts';
import type { Video } from '@/lib/domain/video';
import { toIso } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import { pageAddress, siteAddress } from '@/lib/discovery/metadata/siteAddress';
import { isStream, phaseOf } from '@/lib/state/live';
import { videosPath, type VideosKind } from '@/lib/state/videosQuery';
import { known, organizationId } from './site';

const MINUTE = 60;

/** `PT3M52S`; '' when unknown. */
function durationOf(seconds: number): string {
  const whole = Math.round(seconds);
  return whole > 0 ? `PT${Math.floor(whole / MINUTE)}M${whole % MINUTE}S` : '';
}

/** A broadcast event needs a start; without one it is left out. */
function broadcast({ name, sTime, eTime }: Video): BroadcastEvent | undefined {
  if (sTime === null) return undefined;
  return known<Exclude<BroadcastEvent, string>>({
    '@type': 'BroadcastEvent',
    name,
    isLiveBroadcast: true,
    startDate: toIso(sTime),
    endDate: toIso(eTime),
  });
}

/**
 * A film or a broadcast, whose recording is a file like a film's, which nobody is told before it is shown. A playlist is no file, and is
 * as long as it goes on.
 */
export function videoObject(video: Video, kind: VideosKind, locale: Locale): VideoObject {
  const { id, name, description, imgUrl, videoUrl, sTime, duration } = video;
  const address = pageAddress(locale, videosPath(kind, { labelIds: [], id }));
  const isAhead = kind === 'lives' && phaseOf(video, Date.now()) === 'before';
  const isFile = !isStream(videoUrl) && !isAhead;
  return known<Exclude<VideoObject, string>>({
    '@type': 'VideoObject',
    '@id': address,
    url: address,
    name,
    description,
    // Of the description, which may stand in for one that isn't translated.
    inLanguage: video.descriptionLang || locale,
    thumbnailUrl: imgUrl && siteAddress(imgUrl),
    contentUrl: isFile && videoUrl ? siteAddress(videoUrl) : undefined,
    // Search engines show no video without it; a broadcast is there from its start.
    uploadDate: toIso(sTime),
    duration: isFile ? durationOf(duration) : undefined,
    publication: kind === 'films' ? undefined : broadcast(video),
    publisher: { '@id': organizationId() },
  });
}
