import { constants } from 'node:zlib';
import compression from 'compression';
import fresh from 'fresh';
import { paintFirst } from '../lib/cache/firstPaint.mjs';
import { inlineSheets } from '../lib/cache/inlineSheets.mjs';
import { tagOf } from '../lib/cache/tag.mjs';
import { isHtml } from './guard.mjs';
import { KeptForms } from './keptForms.mjs';
import { MEDIA_LENGTH } from './mediaLength.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {string | Uint8Array | undefined} Body
 */

const QUICK = 4;
/** Next sends this header with what comes from its page cache. */
const IS_KEPT = 'x-nextjs-prerender';
const OK = 200;
const PARTIAL = 206;
const NOT_MODIFIED = 304;

const noop = () => {};

/** For answers that are rendered per request. Not for media: films and pictures are compressed already, and a range is a range of the file. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } },
  filter: (request, response) =>
    !response.hasHeader(MEDIA_LENGTH) &&
    response.statusCode !== PARTIAL &&
    compression.filter(request, response),
});

/** A page's data is the same object as long as it is in Next's cache. @type {WeakMap<object, string>} */
const tags = new WeakMap();

/**
 * The ETag of a kept page: lib/cache/stamp.mjs set that of the page. The router data comes with the headers of the HTML.
 * @param {Response} response
 * @param {Body} body
 * @returns {string | undefined}
 */
function keptTag(response, body) {
  if (!response.hasHeader(IS_KEPT)) return undefined;
  if (isHtml(response)) return String(response.getHeader('etag') ?? '') || undefined;
  if (typeof body !== 'object') return undefined;
  const tag = tags.get(body) ?? tagOf(body);
  tags.set(body, tag);
  return tag;
}

/** The policy of a page that is made per request (lib/pagePolicy.ts). */
const NONCE = /'nonce-([^']+)'/;

/**
 * A page that was made for one visitor is painted as early as a kept one (lib/cache/policyHandler.mjs).
 * @param {Response} response
 * @param {Body} body
 * @param {string} next the build's folder
 */
function painted(response, body, next) {
  const [, nonce] = NONCE.exec(String(response.getHeader('content-security-policy'))) ?? [];
  if (!body || !nonce || !isHtml(response)) return body;
  return inlineSheets(paintFirst(Buffer.from(body).toString(), nonce), next);
}

/** @param {Response} response @param {() => unknown} end */
function sendNotModified(response, end) {
  for (const name of ['content-type', 'content-length']) response.removeHeader(name);
  response.setHeader('vary', [response.getHeader('vary') ?? [], 'Accept-Encoding'].flat());
  response.statusCode = NOT_MODIFIED;
  return end();
}

/**
 * The chunks of an answer as one; mostly there is only one.
 * @param {readonly (string | Uint8Array)[]} chunks
 * @returns {Body}
 */
const joined = (chunks) =>
  chunks.length > 1 ? Buffer.concat(chunks.map((chunk) => Buffer.from(chunk))) : chunks[0];

/**
 * Finishes what the framework answers (docs/decisions/0030). A page, and an answer that is complete at once, gets its length. A kept page is
 * answered with 304, or with a compressed body that was made once; everything else is compressed on its way, at a quick level.
 * `Accept-Encoding` is a single coding here (coding.mjs).
 * @param {string} next the build's folder
 */
export function finishAnswers(next) {
  const forms = new KeptForms();
  /** @param {Request} request @param {Response} response */
  return (request, response) => {
    const coding = String(request.headers['accept-encoding']);
    const end = response.end.bind(response);
    compress(request, response, noop);
    const { write, end: endCompressed, flushHeaders } = response;
    /** @type {(string | Uint8Array)[]} */
    const held = [];
    let isOpen = true;

    /** The answer is not complete yet: it is streamed from now on. */
    function pass() {
      if (!isOpen) return;
      isOpen = false;
      Object.assign(response, { write, end: endCompressed, flushHeaders });
      if (response.destroyed) return;
      for (const chunk of held) response.write(chunk);
    }

    /** @param {string} tag @param {Body} body */
    function sendKept(tag, body) {
      response.setHeader('etag', tag);
      const isKnown = response.statusCode === OK && fresh(request.headers, { etag: tag });
      if (isKnown) return sendNotModified(response, end);
      const form = forms.get(tag, coding);
      if (!form) {
        if (body) forms.make(tag, coding, body);
        // HEAD: without a body the length that GET would have is unknown.
        else response.removeHeader('content-length');
        return endCompressed.call(response, body);
      }
      response.setHeader('content-encoding', coding);
      response.setHeader('content-length', form.length);
      return end(body && form);
    }

    /** @param {Body} given */
    function send(given) {
      const tag = keptTag(response, given);
      if (tag) return sendKept(tag, given);
      const body = painted(response, given, next);
      if (response.hasHeader(IS_KEPT)) response.removeHeader('etag');
      if (body?.length && (body !== given || !response.hasHeader('content-length')))
        response.setHeader('content-length', Buffer.byteLength(body));
      return endCompressed.call(response, body);
    }

    response.flushHeaders = noop;
    response.write = (chunk, ...how) => {
      if (how.length > 0 || response.headersSent) pass();
      if (!isOpen) return response.write(chunk, ...how);
      // A page is sent when it is whole: its parts come within milliseconds, and none is cut off when the process is killed meanwhile.
      if (held.push(chunk) === 1 && !isHtml(response)) setImmediate(pass);
      return true;
    };
    response.end = (chunk, ...how) => {
      if (how.length > 0 || typeof chunk === 'function' || response.headersSent) pass();
      if (!isOpen) return response.end(chunk, ...how);
      isOpen = false;
      Object.assign(response, { write, end: endCompressed, flushHeaders });
      return send(joined(chunk ? [...held, chunk] : held));
    };
  };
}
