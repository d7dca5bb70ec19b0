import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fresh from 'fresh';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import { SCRIPTLESS_POLICY } from '../lib/cache/policy.mjs';
import { tagOf } from '../lib/cache/tag.mjs';
import { isDocument } from './guard.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ body: Buffer, headers: Record<string, string | number> }} Form
 */

const UNCHANGING = '/_next/static/';
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Our own: nothing in them is withdrawn, and a new build hardly changes one. */
const FOR_TEN_MINUTES = 'public, max-age=600';
/** Files up to this size are kept in memory: scripts, styles, fonts, flags, icons; a few megabytes together, and most requests. */
const SMALL = 256 * 1024;
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' };
const ONE_RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

/** @param {string} path */
const freshnessOf = (path) => (path.startsWith(UNCHANGING) ? FOR_GOOD : FOR_TEN_MINUTES);

/** @param {string} path @param {Record<string, Buffer>} bodies of the file, by coding */
function toForms(path, bodies) {
  const type = lookup(path) ?? 'application/octet-stream';
  const shared = {
    'Content-Type': type,
    'Cache-Control': freshnessOf(path),
    ETag: tagOf(bodies.identity),
    Vary: 'Accept-Encoding',
    ...(isDocument(type) && { 'Content-Security-Policy': SCRIPTLESS_POLICY }),
  };
  const toForm = ([coding, body]) => {
    const how = coding === 'identity' ? {} : { 'Content-Encoding': coding };
    return [coding, { body, headers: { ...shared, ...how, 'Content-Length': body.length } }];
  };
  return Object.fromEntries(Object.entries(bodies).map(toForm));
}

/** The compressed form of a file has no address of its own. */
const isForm = (path, all) => /\.(?:br|gz)$/.test(path) && all.has(path.slice(0, -3));

/**
 * Files by their paths; small ones with their bodies by coding.
 * @param {string} folder
 * @returns {Map<string, Record<string, Form> | null>}
 */
function readFiles(folder) {
  const all = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const files = new Map();
  for (const path of all) {
    const stat = statSync(join(folder, path));
    if (!stat.isFile() || isForm(path, all)) continue;
    const bodies = Object.entries(ENDINGS)
      .filter(([, ending]) => stat.size <= SMALL && all.has(path + ending))
      .map(([coding, ending]) => [coding, readFileSync(join(folder, path + ending))]);
    const isSmall = bodies.length > 0;
    files.set(`/${path}`, isSmall ? toForms(`/${path}`, Object.fromEntries(bodies)) : null);
  }
  return files;
}

/** @param {string} url whose escapes were checked before */
function pathOf(url) {
  const path = url.split('?', 1)[0];
  return path.includes('%') ? decodeURIComponent(path) : path;
}

/** @param {Request} request @param {Response} response @param {Form} form */
function send(request, response, { body, headers }) {
  if (!fresh(request.headers, { etag: headers.ETag })) {
    return response.writeHead(200, headers).end(body);
  }
  const { 'Content-Type': _, 'Content-Length': __, 'Content-Encoding': ___, ...kept } = headers;
  return response.writeHead(304, kept).end();
}

/**
 * The only ranges that sirv reads as HTTP defines them, and not the first byte alone, which it takes for all. For any other,
 * and with `If-Range`, the whole file is sent: a server may ignore a range.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function isGoodRange(headers) {
  const [, first, last] = ONE_RANGE.exec(headers.range ?? '') ?? [];
  return (
    first !== undefined &&
    !headers['if-range'] &&
    (!last || (Number(last) > 0 && Number(first) <= Number(last)))
  );
}

/**
 * Serves the files that the build prepared (scripts/support/servedFiles.mjs) before the framework sees the request:
 * small ones from memory, music and large pictures by `sirv`, with ranges. `Accept-Encoding` is a single coding here (coding.mjs).
 * @param {string} website its folder, built
 */
export function staticFiles(website) {
  const folder = join(website, '.next/files');
  const files = readFiles(folder);
  const stream = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => response.setHeader('Cache-Control', freshnessOf(path)),
  });
  return {
    paths: [...files.keys()],

    /** @param {Request} request @param {Response} response @returns {boolean} whether it is one of them */
    answer(request, response) {
      const { headers, url = '/' } = request;
      const path = pathOf(url);
      const forms = files.get(path);
      if (forms === undefined) return false;
      // A document has its policy with the whole file alone; nobody needs a part of a small one.
      const hasRanges = !forms?.identity.headers['Content-Security-Policy'];
      if (headers.range && !(hasRanges && isGoodRange(headers))) delete headers.range;
      if (forms && !headers.range) {
        send(request, response, forms[String(headers['accept-encoding'])] ?? forms.identity);
        return true;
      }
      // A download that breaks off would leave its file open: `pipe` doesn't close it.
      response.once('pipe', (file) => response.once('close', () => file.destroy()));
      stream(request, response);
      return true;
    },
  };
}
