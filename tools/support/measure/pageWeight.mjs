import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PAGE_WEIGHTS as PAGES } from '../../../tests/support/pageWeights.mjs';
import { atMost } from '../rows.mjs';
import { kilobytes } from './units.mjs';

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

const sizesOf = (html) => ({
  raw: Buffer.byteLength(html),
  gzip: gzipSync(html, { level: 6 }).length,
  brotli: brotliCompressSync(html).length,
});

function rowsOf(path, html, goal) {
  const { raw, gzip, brotli } = sizesOf(html);
  const markup = html.replace(DATA, '');
  const parts = Object.entries(PARTS).map(
    ([name, pattern]) => `${name} ${kilobytes(bytesIn(markup, pattern))}`,
  );
  return [
    atMost(`${path}: HTML`, raw, 1000 * goal.raw, kilobytes),
    atMost(`${path}: Brotli 11`, brotli, 1000 * goal.brotli, kilobytes),
    { what: `${path}: gzip 6`, measured: kilobytes(gzip) },
    {
      what: `${path}: what it is made of`,
      measured: [`data of the router ${kilobytes(bytesIn(html, DATA))}`, ...parts].join(', '),
    },
  ];
}

function baseRow(path, html) {
  const { raw, gzip, brotli } = sizesOf(html);
  return {
    what: `${path}, base: HTML, gzip 6, Brotli 11`,
    measured: [raw, gzip, brotli].map(kilobytes).join(', '),
  };
}

/** The second visit, of a page that is kept. */
async function readKept(url) {
  await read(url);
  return read(url);
}

/** How much HTML a page is, and of what. */
export async function measureWeights({ now, base }) {
  const rows = [];
  for (const [path, goal] of Object.entries(PAGES)) {
    rows.push(...rowsOf(path, await readKept(now.siteUrl + path), goal));
    if (base) rows.push(baseRow(path, await readKept(base.siteUrl + path)));
  }
  return rows;
}
