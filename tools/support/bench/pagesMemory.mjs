import autocannon from 'autocannon';
import { pictureAddress } from '../../../lib/pictureWidths.mjs';
import { megabytesOf } from '../processUsage.mjs';
import { atLeast, atMost } from '../rows.mjs';

const REQUESTS = 100_000;
/** Ten minutes. */
const PIECES = 20;
const PIECE_SECONDS = 30;
const LOCALES = ['', '/fr', '/es', '/ar', '/zh', '/ru'];
const WIDTHS = [64, 128, 256, 390, 640];
const MOST_MB = { website: 400, CMS: 300 };
/** More than this in the second half is growth, and no breath of the collector's. */
const FLAT = 1.1;

async function addressesOf(siteUrl) {
  const map = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const parts = [...map.matchAll(/<loc>([^<]+)</g)].map(([, url]) => new URL(url).pathname);
  const texts = await Promise.all(parts.map(async (path) => (await fetch(siteUrl + path)).text()));
  const pages = texts
    .flatMap((text) => [...text.matchAll(/<loc>([^<]+)</g)])
    .map(([, url]) => new URL(url))
    .map(({ pathname, search }) => pathname + search);
  const home = await (await fetch(siteUrl)).text();
  const pictures = new Set(
    [...home.matchAll(/\/_next\/image\?url=([^&"]+)/g)].map(([, source]) => source),
  );
  const sizes = [...pictures].flatMap((source) =>
    WIDTHS.map((width) => pictureAddress(decodeURIComponent(source), width)),
  );
  return [...new Set([...pages, ...LOCALES.map((locale) => locale || '/')]), ...sizes].slice(
    0,
    2000,
  );
}

/** What both programs take up while many different pages and pictures are asked for. */
export async function measureMemory({ siteUrl, site, cms }) {
  const paths = await addressesOf(siteUrl);
  const requests = paths.map((path) => ({
    path: path.replaceAll('&amp;', '&'),
    headers: { accept: 'image/avif,image/webp,*/*', 'accept-encoding': 'br' },
  }));
  const seen = { website: [], CMS: [] };
  let answered = 0;
  for (let piece = 0; piece < PIECES; piece += 1) {
    const options = { url: siteUrl, connections: 10, duration: PIECE_SECONDS, requests };
    const { requests: sent, non2xx } = await autocannon(options);
    if (non2xx > 0) throw new Error(`${non2xx} answers were not 2xx`);
    answered += sent.total;
    seen.website.push(megabytesOf(site.pid()));
    seen.CMS.push(megabytesOf(cms.pid()));
    const [website, other] = [seen.website, seen.CMS].map((sizes) => sizes.at(-1).toFixed(0));
    console.log(`  ${piece + 1} of ${PIECES}: ${website} and ${other} MB`);
  }
  const inMegabytes = (size) => `${size.toFixed(0)} MB`;
  return [
    atLeast(`requests for ${paths.length} addresses in ten minutes`, answered, REQUESTS),
    ...Object.entries(seen).flatMap(([name, sizes]) => [
      atMost(`${name}, the most`, Math.max(...sizes), MOST_MB[name], inMegabytes),
      atMost(`${name}, growth in the second half`, sizes.at(-1) / sizes[PIECES / 2], FLAT),
    ]),
  ];
}
