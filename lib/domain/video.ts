import type { WireVideo } from '@/lib/contract/video';
import type { UrlOf } from './mediaUrl';

type VideoTrack = { lang: string; url: string };

/** §3 Video, live videos too. imgUrl and videoUrl are derived. */
export type Video = {
  id: string;
  name: string;
  author: string;
  description: string;
  /** '' when unknown. */
  descriptionLang: string;
  imgUrl: string;
  videoUrl: string;
  /** The page on another site that shows the film, when its uri is not a file of ours; else ''. */
  outsideUrl: string;
  /** 0 when unknown. */
  width: number;
  height: number;
  /** seconds, 0 when unknown */
  duration: number;
  /** epoch ms */
  sTime: number | null;
  eTime: number | null;
  /** epoch ms of the last change; null when unknown. */
  updatedAt: number | null;
  tracks: VideoTrack[];
};

const urlBelow = (folder: string, path: string, urlOf: UrlOf) =>
  path.startsWith(folder) ? urlOf(path) : '';

const toTrack = ({ lang, uri }: { lang: string; uri: string }, urlOf: UrlOf): VideoTrack => ({
  lang,
  url: urlOf(uri),
});

const outside = (uri: string) => (/^https:\/\//i.test(uri) && URL.canParse(uri) ? uri : '');

/** §3 Video: coverPhoto is an image when it starts with /download, uri a video file when it starts with /video. */
export function toVideo(wire: WireVideo, urlOf: UrlOf): Video {
  const { coverPhoto, uri, coverWidth, coverHeight, duration, tracks, ...same } = wire;
  return {
    ...same,
    imgUrl: urlBelow('/download', coverPhoto, urlOf),
    videoUrl: urlBelow('/video', uri, urlOf),
    outsideUrl: outside(uri.trim()),
    width: coverWidth ?? 0,
    height: coverHeight ?? 0,
    duration: duration ?? 0,
    tracks: tracks.map((track) => toTrack(track, urlOf)).filter(({ url }) => url !== ''),
  };
}
