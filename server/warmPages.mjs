import { LANGUAGES } from './languages.mjs';
import { readPictureAddress } from './pictureAddress.mjs';

/** In srcset, src, preloads and posters alike; of what lies in scripts all stands in the page's HTML too. */
const PICTURE = /\/_next\/image\?url=[^"'&\s]{1,999}&amp;w=\d{1,5}&amp;q=\d{1,3}/g;
const CARD =
  /<meta property="og:image" content="[^"]*?(\/card\/)[a-z]{2}(\/[^"/]+\/[^"/]+\/)[^"/]+"/;
/** Whatever version an address names, the card that is drawn is the present one. */
const ANY_VERSION = '000000000000.jpg';

const addressOf = (source, width, quality) =>
  `/_next/image?${new URLSearchParams({ url: source, w: String(width), q: String(quality) })}`;

/**
 * @typedef {{ address: string, source: string, width: string, quality: string }} Picture
 * @typedef {{ own: ReadonlySet<string>, widths: readonly number[], qualities: readonly number[] }} Table what the optimiser takes
 */

/** @param {string} path */
export const isOfAWork = (path) => path.startsWith('/artwork/');

/** @returns {Picture[]} each once */
function read(addresses, own) {
  return [...new Set(addresses)].flatMap((address) => {
    const picture = readPictureAddress(address, own);
    return picture ? { address, ...picture } : [];
  });
}

/** One picture in many sizes. */
const inSizes = (source, widths, quality, own) =>
  read(
    widths.map((width) => addressOf(source, width, quality)),
    own,
  );

/**
 * What a page asks Next's optimiser for. A work, which its page names before all else, hangs in lists and on a certificate, too: in any
 * size up to the widest that its page names. `isLarge`: instead, what the viewer asks for when it opens.
 * @param {string} path
 * @param {string} html
 * @param {Table & { isLarge: boolean }} how
 * @returns {Picture[]}
 */
export function picturesOf(path, html, { own, widths, qualities, isLarge }) {
  const found = (html.match(PICTURE) ?? []).map((text) => text.replaceAll('&amp;', '&'));
  const inPage = read(found, own);
  const work = isOfAWork(path) ? inPage[0] : undefined;
  if (!work) return inPage;
  const { source } = work;
  const others = qualities.filter((quality) => String(quality) !== work.quality);
  if (isLarge) return others.flatMap((quality) => inSizes(source, widths, quality, own));
  const sizes = inPage.filter((one) => one.source === source).map(({ width }) => Number(width));
  const useful = widths.filter((width) => width <= Math.max(...sizes));
  const inAll = inSizes(source, useful, work.quality, own);
  const known = new Set(inAll.map(({ address }) => address));
  return [...inAll, ...inPage.filter(({ address }) => !known.has(address))];
}

/**
 * A page's preview card in all languages.
 * @param {string} html
 * @returns {string[]}
 */
export function cardsOf(html) {
  const [, before, name] = CARD.exec(html) ?? [];
  if (!before) return [];
  return Object.keys(LANGUAGES).map((language) => `${before}${language}${name}${ANY_VERSION}`);
}

const pathOf = (address) => {
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  return pathname + search;
};

const valuesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, value]) => value);

/**
 * The files that the sitemap's index names.
 * @param {string} xml
 */
export const partsOf = (xml) => valuesIn(xml, /<loc>([^<]+)<\/loc>/g).map(pathOf);

/**
 * The pages that a file of the sitemap names, each once, in the language without a prefix. `entry` changes with its picture; '' for a
 * page whose pictures the sitemap doesn't tell.
 * @param {string} xml
 */
export function pagesOf(xml) {
  const pages = new Map();
  for (const part of xml.split('<url>').slice(1)) {
    const [address] = valuesIn(part, /hreflang="x-default" href="([^"]+)"/g);
    if (!address) continue;
    const path = pathOf(address);
    const images = valuesIn(part, /<image:loc>([^<]+)<\/image:loc>/g).map(pathOf);
    pages.set(path, images.length > 0 ? [path, ...images].join(' ') : '');
  }
  return [...pages].map(([path, entry]) => ({ path, entry }));
}
