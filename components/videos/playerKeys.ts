import { latinKey } from '@/lib/client/latinKey';

/** The speeds in browsers' own players. */
const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The list, and in its place a speed that only an extension of the browser or its own menu knows. */
export const speedsWith = (rate: number): number[] =>
  [...new Set<number>([...SPEEDS, rate])].sort((one, other) => one - other);

const JUMP_SECONDS = 10;

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  preventDefault: () => void;
};

/** The next speed up or down, within the list. */
export function nextSpeed(rate: number, by: 1 | -1): number {
  const speeds = by > 0 ? SPEEDS : [...SPEEDS].reverse();
  return speeds.find((speed) => (speed - rate) * by > 0) ?? rate;
}

/** Hides the visible captions, else shows the first track, which is in the visitor's language. */
export function toggleCaptions(tracks: Iterable<Pick<TextTrack, 'mode'>>) {
  const all = [...tracks];
  const shown = all.filter(({ mode }) => mode === 'showing');
  shown.forEach((track) => (track.mode = 'disabled'));
  const [first] = all;
  if (shown.length === 0 && first) first.mode = 'showing';
}

/** A film of which nothing is loaded has no picture: it is played first. */
export async function togglePictureInPicture(video: HTMLVideoElement) {
  if (!document.pictureInPictureEnabled) return;
  if (document.pictureInPictureElement === video) return document.exitPictureInPicture();
  if (video.readyState === video.HAVE_NOTHING) await video.play();
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

/** Keys that change the time or speed, which a live video can't. */
const NOT_LIVE = ['l', '<', '>'];

function act(event: Key, video: HTMLVideoElement, isLive: boolean) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = latinKey(event);
  if (!Object.hasOwn(ACTIONS, key) || (isLive && NOT_LIVE.includes(key))) return;
  event.preventDefault();
  ACTIONS[key]?.(video);
}

/** Keys that browsers don't use. Space and arrows are theirs; letters work in the player only (WCAG 2.1.4). */
export const actOnKey = (event: Key, video: HTMLVideoElement) => act(event, video, false);
export const actOnLiveKey = (event: Key, video: HTMLVideoElement) => act(event, video, true);
