import type { Sent } from './stranger';

const pair = (n: number) =>
  String.fromCharCode(97 + (n % 26)) + String.fromCharCode(97 + (Math.floor(n / 26) % 26));

/** Addresses of which a stranger can invent any number; each function gets the request's number. */
const KINDS: readonly ((n: number) => string)[] = [
  (n) => `/albumsView/!any${n}/coverflow`,
  (n) => `/albumsView/2024,any${n}/coverflow`,
  (n) => `/fr/albumsView/any${n}/wall`,
  (n) => `/albumsView/2024/coverflow/${n}`,
  (n) => `/albumsView/search?name=any${n}`,
  (n) => `/videosView/any${n}/first`,
  (n) => `/ar/videosLive/all/${n}`,
  (n) => `/contentView/${n}`,
  (n) => `/news/${n}`,
  (n) => `/albumsView?labelIds=any${n}`,
  (n) => `/albumsView?labelIds=2024,any${n}`,
  (n) => `/videosView?labelIds=any${n}`,
  (n) => `/albumsView?name=any${n}`,
  (n) => `/search?q=any${n}`,
  (n) => `/search/found?q=any${n}`,
  (n) => `/api/search?q=any${n}`,
  (n) => `/api/albums?name=any${n}`,
  (n) => `/api/albums?labelIds=any${n}`,
  (n) => `/api/albums?labelIds=2024,any${n}`,
  (n) => `/api/albums?labelIds=2024&start=${n * 20}`,
  (n) => `/api/albums?labelIds=2024&start=${n * 20 + 1}`,
  (n) => `/api/albums/${n}/comments?start=${n * 20}`,
  (n) => `/api/albums/7/comments?start=${n * 7}`,
  (n) => `/card/en/gallery/any%20${n}/000000000000.jpg`,
  (n) => `/card/en/country/any${n}/000000000000.jpg`,
  (n) => `/card/en/artwork/${90_000 + n}/000000000000.jpg`,
  (n) => `/countries/${pair(n)}/${n}`,
  (n) => `/countries/any${n}`,
  (n) => `/albumsView?page=${n}`,
  (n) => `/news?page=${n}`,
  (n) => `/contentView?id=${90_000 + n}`,
  (n) => `/artwork/${90_000 + n}`,
  (n) => `/artwork/7/comments/${n}`,
  (n) => `/exhibition/${n}`,
  (n) => `/labels/${n}`,
  (n) => `/catalogue/${n}?with=fr`,
  (n) => `/embed/artwork/${90_000 + n}`,
  (n) => `/fr/embed/gallery?labelIds=any${n}`,
  (n) => `/iiif/artwork/${90_000 + n}/manifest.json`,
  (n) => `/sitemap/works-${n}.xml`,
  (n) => `/feed/${pair(n)}.xml?${n}`,
  (n) => `/any${n}`,
  (n) => `/ru/any/${n}`,
  (n) => `/flags/any${n}.svg`,
  (n) => `/api/any${n}`,
  (n) => `/_next/data/any/${n}.json`,
  (n) => `/artwork/${n}.rsc`,
  (n) => `/artwork/%25${n}`,
];

/** Mostly one visitor; every twentieth request is from one of 250 others. */
const addressOf = (n: number) => (n % 20 === 0 ? `198.51.100.${(n / 20) % 250}` : '203.0.113.7');

/** Every tenth request has the headers of Next's router. */
const routerHeaders = (n: number): Record<string, string> =>
  n % 10 === 3 ? { rsc: '1', 'next-router-prefetch': '1' } : {};

/** `count` different requests. */
export function* floodOf(count: number, from = 1): Generator<Sent> {
  for (let n = from; n < from + count; n += 1) {
    const path = KINDS[n % KINDS.length]?.(n) ?? '/';
    yield { path, headers: { 'x-visitor': addressOf(n), ...routerHeaders(n) } };
  }
}
