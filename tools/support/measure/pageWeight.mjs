import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { kilobytes } from './units.mjs';

/** The most that a page may weigh, in KB of HTML as it is and as Brotli makes it. */
const PAGES = {
  '/': { raw: 150, brotli: 20 },
  '/albumsView?labelIds=2022': { raw: 141, brotli: 20 },
  '/exhibition/2024': { raw: 138, brotli: 20 },
  '/artwork/229': { raw: 150, brotli: 20 },
  '/ar': { raw: 160, brotli: 20 },
};

const DATA = /<script[^>]*>self\.__next_f\.push\(.*?<\/script>/gs;
const PARTS = {
  'addresses of pictures': / (?:image)?srcset="[^"]*"/gi,
  drawings: /<svg.*?<\/svg>/gs,
  'class names': / class="[^"]*"/g,
};

/** Not by fetch, which asks for a compressed page. */
const read = (url) =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => text(answer).then(resolve, reject)).once(
      'error',
      reject,
    );
  });

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const bytesIn = (html, pattern) =>
  sum(Array.from(html.matchAll(pattern), ([part]) => Buffer.byteLength(part)));

function rowsOf(path, html, goal) {
  const raw = Buffer.byteLength(html);
  const [gzip, brotli] = [gzipSync(html, { level: 6 }).length, brotliCompressSync(html).length];
  const isReached = raw <= 1000 * goal.raw && brotli <= 1000 * goal.brotli;
  const whole = [raw, gzip, brotli].map(kilobytes).join(', ');
  const markup = html.replace(DATA, '');
  const parts = Object.entries(PARTS).map(
    ([name, pattern]) => `${name} ${kilobytes(bytesIn(markup, pattern))}`,
  );
  return [
    [
      `${path}: HTML, gzip 6, Brotli 11`,
      `${whole}; at most ${goal.raw} KB and ${goal.brotli} KB: ${isReached ? 'reached' : 'missed'}`,
    ],
    [
      `${path}: what it is made of`,
      [`data of the router ${kilobytes(bytesIn(html, DATA))}`, ...parts].join(', '),
    ],
  ];
}

/** How much HTML a page is, and of what: the second visit, of a page that is kept. */
export async function measurePageWeight({ siteUrl }) {
  const rows = [];
  for (const [path, goal] of Object.entries(PAGES)) {
    await read(siteUrl + path);
    rows.push(...rowsOf(path, await read(siteUrl + path), goal));
  }
  return rows;
}
