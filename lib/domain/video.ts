import type { WireVideo } from '@/lib/contract/video';
import type { UrlOf } from './mediaUrl';

type VideoTrack = { lang: string; url: string };

/** §3 Video, live videos too. imgUrl and videoUrl are derived. */
export type Video = {
  id: string;
  name: string;
  author: string;
  description: string;
  imgUrl: string;
  videoUrl: string;
  /** Where the film is shown when its uri is no file of ours: a page of another site; else ''. */
  outsideUrl: string;
  /** 0 when unknown. */
  width: number;
  height: number;
  /** seconds, 0 when unknown */
  duration: number;
  /** epoch ms */
  sTime: number | null;
  eTime: number | null;
  /** epoch ms at which it last changed; null where nobody tells. */
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

/** §3 Video: coverPhoto is the image url when it starts with /download, uri the video url when with /video. */
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
