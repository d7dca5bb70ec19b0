export const DEFAULT_SECONDS = 12;
export const SHORTEST = 3;
export const LONGEST = 600;

/** `?show=1&interval=12`: the seconds for each work; null without a slideshow. */
export function readSlideshow(params: URLSearchParams): number | null {
  if (params.get('show') !== '1') return null;
  return secondsOf(params);
}

/** The interval in the address, else 12: at least 3 s, to see a work, and at most 10 min. */
export function secondsOf(params: URLSearchParams, name = 'interval'): number {
  const value = Number(params.get(name) ?? DEFAULT_SECONDS);
  if (!Number.isFinite(value) || value <= 0) return DEFAULT_SECONDS;
  return Math.min(LONGEST, Math.max(SHORTEST, value));
}
