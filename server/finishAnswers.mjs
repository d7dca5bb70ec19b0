import { constants } from 'node:zlib';
import compression from 'compression';
import fresh from 'fresh';
import { tagOf } from '../lib/cache/tag.mjs';
import { KeptForms } from './keptForms.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {string | Uint8Array | undefined} Body
 */

const QUICK = 4;
/** lib/api/mediaProxy.ts: a file of the storage, with a tag and ranges of its own. */
const MEDIA_LENGTH = 'x-media-length';
/** Next's word for what comes from its cache of pages. */
const IS_KEPT = 'x-nextjs-prerender';
const OK = 200;
const NOT_MODIFIED = 304;

const noop = () => {};

/** For what is made for one visitor. Not for files: films and pictures are small already, and parts are parts of the file. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } },
  filter: (request, response) =>
    !response.hasHeader(MEDIA_LENGTH) && compression.filter(request, response),
});

/** A page's data are the same object as long as they stand in Next's cache. @type {WeakMap<object, string>} */
const tags = new WeakMap();

/**
 * A page's HTML bears the tag that lib/cache/policyHandler.mjs gave it. Its data come under the headers of the HTML.
 * @param {Response} response
 * @param {Body} body
 * @returns {string | undefined}
 */
function keptTag(response, body) {
  if (!response.hasHeader(IS_KEPT)) return undefined;
  const isHtml = String(response.getHeader('content-type')).startsWith('text/html');
  if (isHtml) return String(response.getHeader('etag') ?? '') || undefined;
  if (typeof body !== 'object') return undefined;
  const tag = tags.get(body) ?? tagOf(body);
  tags.set(body, tag);
  return tag;
}

/** @param {Response} response @param {() => unknown} end */
function sendNotModified(response, end) {
  for (const name of ['content-type', 'content-length']) response.removeHeader(name);
  response.setHeader('vary', [response.getHeader('vary') ?? [], 'Accept-Encoding'].flat());
  response.statusCode = NOT_MODIFIED;
  return end();
}

/**
 * Chunks of one answer, which mostly come one right after the other.
 * @param {readonly (string | Uint8Array)[]} chunks
 * @returns {Body}
 */
const joined = (chunks) =>
  chunks.length > 1 ? Buffer.concat(chunks.map((chunk) => Buffer.from(chunk))) : chunks[0];

/**
 * The last hand on what the framework answers (docs/decisions/0030). What is there as a whole within a moment gets its length. A
 * kept page is answered by 304, or in a form that was made once; all else is compressed on its way, so quickly as that can be done.
 * `Accept-Encoding` is one word here (coding.mjs).
 */
export function finishAnswers(forms = new KeptForms()) {
  /** @param {Request} request @param {Response} response */
  return (request, response) => {
    const coding = String(request.headers['accept-encoding']);
    const end = response.end.bind(response);
    compress(request, response, noop);
    const { write, end: endCompressed, flushHeaders } = response;
    /** @type {(string | Uint8Array)[]} */
    const held = [];
    let isOpen = true;

    /** It is not whole yet, or not one of ours: from now on as it comes. */
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
        // What GET would be told of the length can't be said without a body.
        else response.removeHeader('content-length');
        return endCompressed.call(response, body);
      }
      response.setHeader('content-encoding', coding);
      response.setHeader('content-length', form.length);
      return end(body && form);
    }

    /** @param {Body} body */
    function send(body) {
      const tag = keptTag(response, body);
      if (tag) return sendKept(tag, body);
      if (response.hasHeader(IS_KEPT)) response.removeHeader('etag');
      if (body?.length && !response.hasHeader('content-length'))
        response.setHeader('content-length', Buffer.byteLength(body));
      return endCompressed.call(response, body);
    }

    response.flushHeaders = noop;
    response.write = (chunk, ...how) => {
      if (how.length > 0 || response.headersSent) pass();
      if (!isOpen) return response.write(chunk, ...how);
      if (held.push(chunk) === 1) setImmediate(pass);
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
