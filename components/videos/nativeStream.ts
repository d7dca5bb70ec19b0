import type { Stream, StreamEvents } from './stream';

/** How far behind the live edge a browser's own player joins. */
const JOIN_SECONDS = 12;

const edgeOf = ({ seekable }: HTMLVideoElement) =>
  seekable.length > 0 ? seekable.end(seekable.length - 1) - JOIN_SECONDS : null;

/** The stream by the browser's own player. */
export function nativeStream(
  video: HTMLVideoElement,
  url: string,
  { onFail, onAlive }: StreamEvents,
): Stream {
  // The visitor may have pressed play before this script was loaded; a new src stops playback.
  const isWanted = !video.paused;
  if (video.getAttribute('src') !== url) video.src = url;
  video.addEventListener('error', onFail);
  video.addEventListener('playing', onAlive);
  video.addEventListener('loadeddata', onAlive);
  if (isWanted) void video.play().catch(() => {});
  return {
    behind: () => Math.max(0, (edgeOf(video) ?? video.currentTime) - video.currentTime),
    toEdge: () => {
      video.currentTime = edgeOf(video) ?? video.currentTime;
    },
    came: () => String(edgeOf(video)),
    retry: () => {
      // What the visitor has paused stays so: it only loads, which tells that the stream is back.
      const wasPlaying = !video.paused;
      video.preload = 'auto';
      video.load();
      if (wasPlaying) void video.play().catch(() => {});
    },
    stop: () => {
      video.removeEventListener('error', onFail);
      video.removeEventListener('playing', onAlive);
      video.removeEventListener('loadeddata', onAlive);
    },
  };
}
