import Hls, { type ErrorData } from 'hls.js/light';
import type { Stream, StreamEvents } from './stream';

/** No worker: the policy allows none that is made of text, and a stream of this size needs none. */
const CONFIG = {
  enableWorker: false,
  autoStartLoad: false,
  backBufferLength: 60,
  liveDurationInfinity: true,
};

function edgeOf(hls: Hls, video: HTMLVideoElement) {
  return hls.liveSyncPosition ?? video.currentTime;
}

/** The stream by hls.js, for browsers that can't follow one by themselves. Nothing is loaded before it is asked to play. */
export function hlsStream(
  video: HTMLVideoElement,
  url: string,
  { onFail, onAlive }: StreamEvents,
): Stream {
  // A visitor may be quicker than this script; to attach it stops what was begun.
  const isWanted = !video.paused;
  const hls = new Hls(CONFIG);
  const start = () => hls.startLoad(-1);
  let hasRecovered = false;

  hls.on(Hls.Events.ERROR, (_, { fatal, type }: ErrorData) => {
    if (!fatal) return;
    // A picture that could not be decoded: hls.js can start the decoder anew, once.
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true;
      hls.recoverMediaError();
    } else onFail();
  });
  hls.on(Hls.Events.FRAG_BUFFERED, () => {
    hasRecovered = false;
    onAlive();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  video.addEventListener('play', start);
  if (isWanted) void video.play().catch(() => {});

  return {
    behind: () => Math.max(0, edgeOf(hls, video) - video.currentTime),
    toEdge: () => {
      video.currentTime = edgeOf(hls, video);
    },
    retry: () => {
      if (hls.levels.length === 0) hls.loadSource(url);
      start();
    },
    stop: () => {
      video.removeEventListener('play', start);
      hls.destroy();
    },
  };
}
