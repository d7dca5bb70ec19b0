/** A live stream in a video element, whoever plays it. */
export type Stream = {
  /** Seconds behind the newest picture that a player would join at; 0 when nobody can tell. */
  behind: () => number;
  toEdge: () => void;
  /** After a failure. */
  retry: () => void;
  stop: () => void;
};

export type StreamEvents = {
  /** It can't go on by itself. */
  onFail: () => void;
  /** It has something to show. */
  onAlive: () => void;
};

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** WebKit's own player knows the live edge and comes back after a gap. Chromium's knows neither (docs/decisions/0013). */
function isNative(video: HTMLVideoElement): boolean {
  const isWebKit = navigator.vendor.startsWith('Apple');
  return video.canPlayType(HLS_TYPE) !== '' && (isWebKit || !('MediaSource' in window));
}

/** hls.js, fetched only by those whose browser needs it. */
export async function startStream(
  video: HTMLVideoElement,
  url: string,
  events: StreamEvents,
): Promise<Stream> {
  if (isNative(video)) return (await import('./nativeStream')).nativeStream(video, url, events);
  return (await import('./hlsStream')).hlsStream(video, url, events);
}
