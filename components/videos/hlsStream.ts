import Hls, { type ErrorData } from 'hls.js';
import type { Stream, StreamEvents } from './stream';

/** No worker: the policy forbids those created from blobs, and a small stream needs none. */
const CONFIG = {
  enableWorker: false,
  autoStartLoad: false,
  backBufferLength: 60,
  liveDurationInfinity: true,
  // The captions are the page's own, and nothing is inserted from other hosts.
  subtitleStreamController: undefined,
  subtitleTrackController: undefined,
  timelineController: undefined,
  interstitialsController: undefined,
};

function edgeOf(hls: Hls, video: HTMLVideoElement) {
  return hls.liveSyncPosition ?? video.currentTime;
}

/** The playlist as far as it goes, and the bytes of the segments that are being loaded. */
function cameOf({ latestLevelDetails, inFlightFragments }: Hls) {
  const parts = Object.values(inFlightFragments).map((part) => part?.frag?.stats.loaded ?? 0);
  return [latestLevelDetails?.edge ?? 0, ...parts].join(' ');
}

/** The stream by hls.js, for browsers without HLS. Loads nothing before it is played. */
export function hlsStream(
  video: HTMLVideoElement,
  url: string,
  { onFail, onAlive }: StreamEvents,
): Stream {
  // The visitor may have pressed play before hls.js was loaded.
  let isWanted = !video.paused;
  const hls = new Hls(CONFIG);
  const start = () => hls.startLoad(-1);
  const onPlay = () => {
    isWanted = true;
    start();
  };
  // Else it would load for as long as the page is open. The first playlist must come: it is asked for once.
  const onPause = () => {
    isWanted = false;
    if (hls.levels.length > 0) hls.stopLoad();
  };
  // Attaching may stop playback, at first and after an error, and no event tells so.
  const playOn = () => {
    if (isWanted) void video.play().catch(() => {});
  };
  let hasRecovered = false;

  hls.on(Hls.Events.ERROR, (_, { fatal, type }: ErrorData) => {
    if (!fatal) return;
    // A picture that could not be decoded: hls.js restarts the decoder, once. Without a level the browser can play none of the stream.
    const isOfDecoder = type === Hls.ErrorTypes.MEDIA_ERROR && hls.levels.length > 0;
    if (isOfDecoder && !hasRecovered) {
      hasRecovered = true;
      hls.recoverMediaError();
    } else onFail();
  });
  hls.on(Hls.Events.FRAG_BUFFERED, () => {
    hasRecovered = false;
    onAlive();
    // Paused before the first playlist had come, or while the host was away.
    if (!isWanted) hls.stopLoad();
  });
  hls.on(Hls.Events.MEDIA_ATTACHED, playOn);
  hls.loadSource(url);
  hls.attachMedia(video);
  video.addEventListener('play', onPlay);
  video.addEventListener('pause', onPause);
  // A video that had no source goes on being played, without an event.
  if (isWanted) start();
  playOn();

  return {
    behind: () => Math.max(0, edgeOf(hls, video) - video.currentTime),
    toEdge: () => {
      video.currentTime = edgeOf(hls, video);
    },
    came: () => cameOf(hls),
    retry: () => {
      if (hls.levels.length === 0) hls.loadSource(url);
      start();
    },
    stop: () => {
      video.removeEventListener('play', onPlay);
      video.removeEventListener('pause', onPause);
      hls.destroy();
    },
  };
}
