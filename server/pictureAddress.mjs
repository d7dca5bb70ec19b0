import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEVICE_WIDTHS, PICTURE_QUALITY, SMALL_WIDTHS } from '../lib/pictureWidths.mjs';

/** By its quality: a picture in a page is as wide as its place, one in the viewer as wide as the window. */
const WIDTHS = new Map([
  [String(PICTURE_QUALITY), [...SMALL_WIDTHS, ...DEVICE_WIDTHS].map(String)],
  ['75', DEVICE_WIDTHS.map(String)],
]);
export const QUALITIES = [...WIDTHS.keys()].map(Number);

/** What Next turns a picture into for a browser that takes it. */
export const FORMATS = ['image/avif'];
/** All others get what every browser takes. WebP would be a third file of each picture, for few of them (docs/decisions/0032). */
export const ANY_FORMAT = '*/*';
export const KEPT_FORMATS = [...FORMATS, ANY_FORMAT];

const OPTIMISER = /^\/_next\/image/;
/** No other spelling of it can hide in these characters. */
const PLAIN = /^(?!.*_next)[\w./?=&,-]*$/;
const ADDRESS = '/_next/image?';
const NAMES = 'q,url,w';
/** A name has no dot in front, and nothing that another spelling of it could hide behind. */
const MEDIUM = /^\/download(?:\/[^./\\%#?\p{C}][^/\\%#?\p{C}]{0,199}){1,10}$/u;

/** @param {string} text */
function decodedOrNothing(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * Whether Next would take the address for one of its optimiser, in whatever way it is spelt.
 * @param {string} url
 */
export function isForOptimiser(url) {
  if (PLAIN.test(url)) return false;
  const whole = url.startsWith('/') ? `http://site${url}` : url;
  if (!URL.canParse(whole)) return false;
  return OPTIMISER.test(decodedOrNothing(new URL(whole).pathname).replace(/\/{2,}/g, '/'));
}

/**
 * The one format that this browser gets: however its header is written, there are two.
 * @param {string | undefined} accept
 */
export function formatOf(accept = '') {
  const taken = accept.split(',', 50).map((entry) => entry.split(';')[0]?.trim().toLowerCase());
  return FORMATS.find((format) => taken.includes(format)) ?? ANY_FORMAT;
}

/**
 * Pictures that come with the site. They are there as long as it runs.
 * @param {string} folder the site's
 */
export function ownPictures(folder) {
  const inFolder = (name) =>
    readdirSync(join(folder, 'public', name)).map((file) => `/${name}/${file}`);
  return new Set(['past', 'category'].flatMap(inFolder));
}

/**
 * What an address of the optimiser asks for; null when no page of ours asks so. A picture has one address, or each
 * spelling of it would be encoded and kept anew.
 * @param {string} url
 * @param {ReadonlySet<string>} own
 */
export function readPictureAddress(url, own) {
  if (!url.startsWith(ADDRESS)) return null;
  const query = new URLSearchParams(url.slice(ADDRESS.length));
  if ([...query.keys()].sort().join() !== NAMES) return null;
  const [source, width, quality] = ['url', 'w', 'q'].map((name) => query.get(name) ?? '');
  if (!WIDTHS.get(quality)?.includes(width)) return null;
  if (!own.has(source) && !MEDIUM.test(source)) return null;
  return { source, width, quality, isOwn: own.has(source) };
}
