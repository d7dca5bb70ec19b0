/** The speeds that browsers offer in their own players. */
export const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const JUMP_SECONDS = 10;

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  preventDefault: () => void;
};

/** Goes to the next speed up or down; stays at either end. */
export function nextSpeed(rate: number, by: 1 | -1): number {
  const speeds = by > 0 ? SPEEDS : [...SPEEDS].reverse();
  return speeds.find((speed) => (speed - rate) * by > 0) ?? rate;
}

/** Hides the captions that are shown, else shows the first, which is in the visitor's language. */
export function toggleCaptions(tracks: Iterable<Pick<TextTrack, 'mode'>>) {
  const all = [...tracks];
  const shown = all.filter(({ mode }) => mode === 'showing');
  shown.forEach((track) => (track.mode = 'disabled'));
  const [first] = all;
  if (shown.length === 0 && first) first.mode = 'showing';
}

export async function togglePictureInPicture(video: HTMLVideoElement) {
  if (document.pictureInPictureElement === video) return document.exitPictureInPicture();
  await video.requestPictureInPicture();
}

async function toggleFullScreen(video: HTMLVideoElement) {
  if (document.fullscreenElement) return document.exitFullscreen();
  await video.requestFullscreen();
}

const ignore = () => {};

const jump = (video: HTMLVideoElement, seconds: number) => {
  video.currentTime = Math.max(0, video.currentTime + seconds);
};

const ACTIONS: Record<string, (video: HTMLVideoElement) => void> = {
  k: (video) => (video.paused ? void video.play().catch(ignore) : video.pause()),
  j: (video) => jump(video, -JUMP_SECONDS),
  l: (video) => jump(video, JUMP_SECONDS),
  m: (video) => (video.muted = !video.muted),
  c: (video) => toggleCaptions(video.textTracks),
  f: (video) => void toggleFullScreen(video).catch(ignore),
  p: (video) => void togglePictureInPicture(video).catch(ignore),
  '<': (video) => (video.playbackRate = nextSpeed(video.playbackRate, -1)),
  '>': (video) => (video.playbackRate = nextSpeed(video.playbackRate, 1)),
};

/** A live video can't be hurried. */
const NOT_LIVE = ['l', '<', '>'];

function act(event: Key, video: HTMLVideoElement, isLive: boolean) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (!Object.hasOwn(ACTIONS, key) || (isLive && NOT_LIVE.includes(key))) return;
  event.preventDefault();
  ACTIONS[key]?.(video);
}

/** Keys that browsers leave free. Space and arrows are the browser's own; letters count in the player only (WCAG 2.1.4). */
export const actOnKey = (event: Key, video: HTMLVideoElement) => act(event, video, false);
export const actOnLiveKey = (event: Key, video: HTMLVideoElement) => act(event, video, true);
