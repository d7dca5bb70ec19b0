/** A live stream in a video element, whichever player plays it. */
export type Stream = {
  /** Seconds behind the position at which a player would join; 0 when unknown. */
  behind: () => number;
  toEdge: () => void;
  /** A text that changes as soon as more has come, also of a segment on its way. */
  came: () => string;
  /** Tries again after a failure. */
  retry: () => void;
  stop: () => void;
};

export type StreamEvents = {
  /** It failed and doesn't recover by itself. */
  onFail: () => void;
  /** It has loaded something to play. */
  onAlive: () => void;
};

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** WebKit's own player knows the live edge and resumes after a gap. Chromium's does neither (docs/decisions/0013). */
function isNative(video: HTMLVideoElement): boolean {
  const isWebKit = navigator.vendor.startsWith('Apple');
  return video.canPlayType(HLS_TYPE) !== '' && (isWebKit || !('MediaSource' in window));
}

/** Loads hls.js only where the browser needs it. */
export async function startStream(
  video: HTMLVideoElement,
  url: string,
  events: StreamEvents,
): Promise<Stream> {
  if (isNative(video)) return (await import('./nativeStream')).nativeStream(video, url, events);
  return (await import('./hlsStream')).hlsStream(video, url, events);
}
