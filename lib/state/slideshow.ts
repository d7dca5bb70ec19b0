const DEFAULT_SECONDS = 12;
const SHORTEST = 3;
const LONGEST = 600;

/** `?show=1&interval=12`: the seconds that each work is shown; null when no slideshow is asked for. */
export function readSlideshow(params: URLSearchParams): number | null {
  if (params.get('show') !== '1') return null;
  return secondsOf(params);
}

/** What the address says, else 12. Faster than 3 s nobody can look; slower than 10 min nothing moves. */
export function secondsOf(params: URLSearchParams): number {
  const asked = Number(params.get('interval') ?? DEFAULT_SECONDS);
  if (!Number.isFinite(asked) || asked <= 0) return DEFAULT_SECONDS;
  return Math.min(LONGEST, Math.max(SHORTEST, asked));
}
